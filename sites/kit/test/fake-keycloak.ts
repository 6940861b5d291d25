import { BroadcastChannel } from 'node:worker_threads'
import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { vi } from 'vitest'
import type { Session } from '#platform/session.ts'
import { testSite } from './site.tsx'

/** A fake keycloak-js that records its calls. */
export const identity = {
  token: 'access-token' as string | undefined,
  refreshToken: 'r',
  refreshTokenParsed: undefined as { exp: number } | undefined,
  timeSkew: 0,
  subject: 'person',
  init: vi.fn(),
  logout: vi.fn(),
  updateToken: vi.fn(),
  clearToken: vi.fn(),
  createLoginUrl: vi.fn(),
  onAuthLogout: undefined as (() => void) | undefined,
}

/** For `vi.mock('keycloak-js', …)`. */
export class FakeKeycloak {
  constructor() {
    // biome-ignore lint/correctness/noConstructorReturn: every page has the one instance that the tests look at
    return identity
  }
}

export const origin = 'http://localhost:3000'
const config = siteConfigFrom(siteEnvironment.parse({}))

/** A browser of its own for each test, because pages of earlier tests still listen. */
let browsers = 0
class TabChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name}-${browsers}`)
  }
}
export const tellTabs = (message: string) => new TabChannel('session').postMessage(message)

/** A page before it connects. `fetch` answers 204 until a test says otherwise. */
export function openPage() {
  browsers += 1
  vi.clearAllMocks()
  vi.stubGlobal('BroadcastChannel', TabChannel) // happy-dom has none
  const fetch = vi.fn(async (_: unknown) => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetch)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.sessionStorage.clear()
  identity.token = 'access-token'
  identity.subject = 'person'
  identity.refreshTokenParsed = undefined
  identity.init.mockResolvedValue(true)
  identity.updateToken.mockResolvedValue(false)
  identity.clearToken.mockImplementation(() => {
    if (!identity.token) return
    identity.token = undefined
    identity.onAuthLogout?.()
  })
  identity.createLoginUrl.mockResolvedValue(`${config.hosts.identity}/auth?a=1`)
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const sessions: Session[] = []
  const page = {
    fetch,
    logged,
    /** Where the whole page was led. */
    left,
    sessions,
    isNeeded: true,
    last: () => sessions.at(-1),
    connect: async () => {
      // Not before: it loads keycloak-js, which is this file.
      const { connectSession } = await import('#identity/session/connect-session.ts')
      const options = { config, account: testSite.account, language: () => 'en' as const, origin }
      const needsSignIn = () => page.isNeeded
      return connectSession({ ...options, needsSignIn }, (session) => sessions.push(session), vi.fn())
    },
  }
  return page
}
