import { freePort } from '@bailclair/one-machine/ports.ts'
import { startFederation } from '@bailclair/stand-ins/federation/federation.ts'
import { identityServerClient } from '@bailclair/stand-ins/federation/identity-server-client.ts'
import { afterAll } from 'vitest'
import type { RealmName } from '#realm/realm-names.ts'
import type { Browser } from './browser.ts'
import { startIdentity } from './harness.ts'
import { createApplication } from './sign-in-flow.ts'

/** What a person types on the page of the stand-in federation. */
export type Typed = { email?: string; email_verified?: 'on'; given_name?: string; family_name?: string }

let people = 0
/** A new person with a verified address. */
export const someone = (more: Typed = {}): Typed & { email: string } => ({
  email: `federated-${++people}@example.org`,
  email_verified: 'on',
  given_name: 'JEAN-PIERRE',
  family_name: 'd’ormesson',
  ...more,
})

/** The identity server and the stand-in federation, connected to each other. */
export async function startWithFederation(given: Record<string, string> = {}) {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const client = identityServerClient({ IDENTITY_URL: url })
  const federation = await startFederation({ port: 0, client })
  afterAll(() => federation.stop())
  const identity = await startIdentity({
    PORT: port,
    IDENTITY_URL: url,
    FEDERATION_ISSUER: federation.issuer,
    FEDERATION_CLIENT_ID: client.id,
    FEDERATION_CLIENT_SECRET: client.secret,
    ...given,
  })
  const app = createApplication(url)

  /** Starts a sign-in; returns the authorization URL of the federation. */
  async function leave(browser: Browser, more: Record<string, string> = {}, application = app): Promise<URL> {
    const { location, status } = await browser.follow(
      application.authorizeUrl({ kc_idp_hint: 'national-identity', ...more }),
    )
    if (location?.origin !== federation.issuer) throw new Error(`Not sent to the federation, but ${status}`)
    return location
  }
  /** Submits the federation's page; returns the URL that the browser is sent back to. */
  async function choose(browser: Browser, authorization: URL, form: Record<string, string>): Promise<URL> {
    const page = await browser.follow(authorization)
    const { location, status } = await browser.follow(page.url, { form })
    if (!location) throw new Error(`Not sent back by the federation, but ${status}`)
    return location
  }
  const type = (browser: Browser, authorization: URL, person: Typed) =>
    choose(browser, authorization, { choice: 'typed', ...person })

  return {
    identity,
    federation,
    app,
    applicationOf: (realm: RealmName) => createApplication(url, { realm }),
    leave,
    choose,
    type,
    /** The whole sign-in; ends at the application or at a page. */
    async signIn(browser: Browser, person: Typed, more: Record<string, string> = {}, application = app) {
      return browser.follow(await type(browser, await leave(browser, more, application), person))
    },
    /** Makes the federation fail: see stand-ins/src/kit/faults.ts. */
    setFault: (kind: 'none' | 'reset' | 'silent') =>
      fetch(`${federation.issuer}/fault`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind }),
      }),
    accountOf: async (email: string) => {
      const [row] = await identity.sql(
        `select account.*, password_credential.hash, array(select subject from federated_identity
            where account_id = account.id) as subjects
          from account left join password_credential on account_id = account.id where email = $1`,
        [email],
      )
      return row
    },
  }
}
