import { createHash, randomBytes } from 'node:crypto'
import { demoCodes } from '@bailclair/one-machine/stack/demo-codes.ts'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { type APIResponse, type BrowserContext, expect, type Page, request } from '@playwright/test'
import type { Person } from './people.ts'

const applications = {
  owner: { clientId: 'owner-front', site: 'web' },
  tenant: { clientId: 'tenant-front', site: 'tenant' },
  staff: { clientId: 'desk-front', site: 'desk' },
} as const
export type Realm = keyof typeof applications
/** `isStaff`: with the code app of the demonstration. */
export type Credentials = Pick<Person, 'email' | 'password'> & { isStaff?: boolean }
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Cookies of the identity server, and an access token of the same session. */
export type Session = { cookies: Cookies; accessToken: string }

/** Signs in over HTTP: the requests that a browser would send, without drawing a page. */
export async function openSession(at: Addresses, realm: Realm, { email, password }: Credentials): Promise<Session> {
  const client = await request.newContext()
  const endpoint = `${at.identity}/realms/${realm}/protocol/openid-connect`
  const { clientId, site } = applications[realm]
  // any address of the site will do, and a file takes it the least work
  const common = { client_id: clientId, redirect_uri: `${at[site]}/favicon.svg` }
  const verifier = randomBytes(72).toString('base64url')
  const signInPage = await client.get(`${endpoint}/auth`, {
    params: {
      ...common,
      response_type: 'code',
      scope: 'openid',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    },
  })
  let arrival = await client.post((await formWith('password', signInPage)) ?? '', {
    form: { username: email, password },
  })
  for (const otp of realm === 'staff' ? demoCodes() : []) {
    const action = await formWith('otp', arrival)
    if (!action) break
    arrival = await client.post(action, { form: { otp } })
  }
  const code = new URL(arrival.url()).searchParams.get('code') ?? ''
  const answer = await client.post(`${endpoint}/token`, {
    form: { ...common, grant_type: 'authorization_code', code, code_verifier: verifier },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { access_token } = await answer.json()
  const { cookies } = await client.storageState()
  await client.dispose()
  return { cookies, accessToken: access_token }
}

/** Where the form with this field is sent; undefined without one. */
async function formWith(field: string, page: APIResponse): Promise<string | undefined> {
  const isAt = new RegExp(`<form[^>]* action="([^"]*)"(?:(?!</form>)[^])* name="${field}"`)
  const [, action] = isAt.exec(await page.text()) ?? []
  return action && new URL(action.replaceAll('&amp;', '&'), page.url()).href
}

export const getAccessToken = async (at: Addresses, realm: Realm, person: Credentials): Promise<string> =>
  (await openSession(at, realm, person)).accessToken

/** Opens a page as someone who is signed in already: no form appears. */
export async function openSignedIn(page: Page, address: string, { cookies }: Session) {
  await page.context().addCookies(cookies)
  await page.goto(address)
}
