/** Where people make their own accounts. */
export type PublicRealm = 'owner' | 'tenant'
/** The staff realm is the verification desk's own: its accounts are made by a command (decision 42). */
export type Realm = PublicRealm | 'staff'

/** What a valid access token says of who calls. */
export type Session = {
  issuer: string
  subject: string
  /** The session at the identity server; the same through every refresh. */
  sid: string
  /** Canonical and verified. */
  email: string
  firstName: string | undefined
  lastName: string | undefined
  /** Signed in through the national identity federation. */
  isFederated: boolean
  startedAt: Date
}

/** `iss` of every token of a realm, from the public address whatever the internal one. */
export const issuerOf = ({ IDENTITY_URL }: { IDENTITY_URL: string }, realm: Realm): string =>
  `${IDENTITY_URL.replace(/\/$/, '')}/realms/${realm}`
