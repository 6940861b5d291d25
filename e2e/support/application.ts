import { createHash, randomBytes } from 'node:crypto'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { expect, type Page } from '@playwright/test'
import { signInPages } from './providers/provider.ts'

const clients = {
  owner: ['owner-front', 'web'],
  tenant: ['tenant-front', 'tenant'],
  staff: ['desk-front', 'desk'],
} as const
type Realm = keyof typeof clients
type Claims = { sub: string; acr: string; amr: string[]; auth_time: number; sid: string }

/** Does what a site does, without the site: a page of the browser goes to the identity server and comes back with a code. */
export async function createApplication(page: Page, at: Addresses, realm: Realm) {
  const [clientId, site] = clients[realm]
  // any address of the site will do, and a file loads nothing
  const redirectUri = `${at[site]}/favicon.svg`
  const verifier = randomBytes(48).toString('base64url')
  const openId = `${at.identity}/realms/${realm}/protocol/openid-connect`
  const arrivals: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isArrival = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (isArrival && url.href.startsWith(`${redirectUri}?`)) arrivals.push(url)
  })

  /** What came back, in the query. */
  const answer = async () => {
    await expect.poll(() => arrivals.length, { message: 'the way back to the site' }).toBeGreaterThan(0)
    // a page that is still on its way would interrupt the next one
    await page.waitForURL(({ href }) => href.startsWith(`${redirectUri}?`))
    return Object.fromEntries(arrivals.shift()?.searchParams ?? [])
  }
  return {
    ask: (more: Record<string, string> = {}) =>
      page.goto(
        `${openId}/auth?${new URLSearchParams({
          client_id: clientId,
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: 'openid',
          state: 'the-state',
          code_challenge: createHash('sha256').update(verifier).digest('base64url'),
          code_challenge_method: 'S256',
          ...more,
        })}`,
      ),
    answer,
    /** The claims of the access token that the code is exchanged for. */
    async claims(): Promise<Claims> {
      const { code = '' } = await answer()
      const form = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirectUri }
      const response = await fetch(`${openId}/token`, {
        method: 'POST',
        body: new URLSearchParams({ ...form, code, code_verifier: verifier }),
      })
      expect(response.status).toBe(200)
      const { access_token } = (await response.json()) as { access_token: string }
      return JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())
    },
    async typePassword({ email, password }: { email: string; password: string }) {
      await signInPages.email(page).fill(email)
      await signInPages.password(page).fill(password)
      await signInPages.submit(page).click()
    },
  }
}
