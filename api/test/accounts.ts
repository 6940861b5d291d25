import { randomUUID } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { afterAll } from 'vitest'
import { openLinkPath, openMail } from '#platform/mail/sealed-link.ts'
import { pseudonymOf } from '#platform/pseudonym.ts'
import { startApi } from './harness.ts'
import { startIdentityPeer } from './identity-peer.ts'
import type { PeerUser } from './identity-realm.ts'

export const password = 'Soleil-du-matin-42'
/** The secret that the browser of a test keeps from sign-up on. */
const ownBrowser = { 'x-sign-up-browser': 'own-browser'.padEnd(43, '-') }
/** A header for a call from a browser that did not sign up. */
export const otherBrowser = { 'x-sign-up-browser': 'other-browser'.padEnd(43, '-') }

/** Everybody uses one browser, unless a test says otherwise. */
const device = 'd'.repeat(22)

type Call = {
  bearer?: string
  body?: object
  headers?: Record<string, string>
  /** By default each call comes from another network. */
  ip?: string
}

/** The API with an identity server that a test can inspect and disturb. */
export async function startAccounts(environment: Record<string, string> = {}) {
  const peer = await startIdentityPeer('a client secret for tests')
  afterAll(() => peer.stop())
  const api = await startApi({ IDENTITY_URL: peer.url, ...environment })
  let calls = 0
  let people = 0

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { bearer, body, headers, ip }: Call = {}) => {
    calls++
    return api.app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: ip ?? `10.1.${calls >> 8}.${calls & 255}`,
      headers: { ...ownBrowser, ...(bearer && { authorization: `Bearer ${bearer}`, 'x-device': device }), ...headers },
      ...(body && { payload: body }),
    })
  }

  const now = () => Math.floor(api.deps.clock().getTime() / 1_000)

  /** The claims of an access token for the realm's own application. */
  const claimsOf = (user: PeerUser, sid: string): JWTPayload => ({
    iss: `${peer.url}/realms/owner`,
    sub: user.id,
    sid,
    aud: ['owner-api', 'account'],
    azp: 'owner-front',
    typ: 'Bearer',
    email: user.email,
    email_verified: user.emailVerified,
    ...(user.firstName && { given_name: user.firstName }),
    ...(user.lastName && { family_name: user.lastName }),
    ...(user.federations.length > 0 && { identity_provider: user.federations[0]?.identityProvider }),
    iat: now(),
    exp: now() + 300,
    auth_time: now(),
  })

  return {
    ...api,
    peer,
    call,
    claimsOf,
    /** A confirmed account that has not called the API yet. */
    addUser: (given: Parameters<typeof peer.owner.add>[0] = {}) => {
      const email = given.email ?? `person-${++people}@example.org`
      const credentials = [{ value: password }]
      return peer.owner.add({ username: email, email, enabled: true, emailVerified: true, credentials, ...given })
    },
    newEmail: () => `person-${++people}@example.org`,
    /** Opens a session at the identity server and returns its access token. */
    signIn: async (user: PeerUser) => {
      const sid = randomUUID()
      peer.owner.sessions.set(sid, { userId: user.id })
      return { sid, bearer: await peer.owner.sign(claimsOf(user, sid)) }
    },
    /** The access token after a refresh of a session. */
    refresh: (user: PeerUser, sid: string, authTime: number) =>
      peer.owner.sign({ ...claimsOf(user, sid), auth_time: authTime }),
    now,
    /** Accounts at the identity server that wait for the address to be confirmed, oldest first. */
    pendingUsers: async (email: string): Promise<PeerUser[]> => {
      const rows = await api.sql(
        `select subject from account_token where email = $1 and purpose = 'CONFIRM' and used_at is null order by created_at`,
        [email],
      )
      return rows.flatMap(({ subject }) => peer.owner.users.get(subject) ?? peer.tenant.users.get(subject) ?? [])
    },
    /** Waiting mails to an address, oldest first. */
    mailsTo: async (address: string) =>
      (
        await api.sql(`select kind, payload from mail_outbox where payload ->> 'to' = $1 order by created_at`, [
          address,
        ])
      ).map(({ kind, payload }) => ({ kind, ...openMail(api.deps.tokens, payload) })),
    /** The token of the latest link of a kind mailed to an address. */
    linkTo: async (address: string, kind: string): Promise<string> => {
      const rows = await api.sql(
        `select payload -> 'content' -> 'action' ->> 'path' as path from mail_outbox
         where payload ->> 'to' = $1 and kind = $2 order by created_at desc limit 1`,
        [address, kind],
      )
      return openLinkPath(api.deps.tokens, String(rows[0]?.path)).split('/').at(-1) ?? ''
    },
    /** Actions of an account in the audit log, oldest first. */
    auditActionsOf: async (subject: string): Promise<string[]> => {
      const actor = pseudonymOf(api.deps.config, 'audit', { issuer: `${peer.url}/realms/owner`, subject })
      const rows = await api.sql('select action from audit_entry where actor = $1 order by id', [actor])
      return rows.map(({ action }) => action)
    },
  }
}
