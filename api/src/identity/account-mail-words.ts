import type { PublicRealm } from '#platform/session.ts'

/** Both sites have the same paths, but mails name the kind of account and link to its own site. */
export type Account = { realm: PublicRealm }
export type AccountLink = Account & { token: string }

export const siteOf = (realm: PublicRealm) => (realm === 'tenant' ? { site: 'tenant' as const } : {})
export const french = { owner: 'propriétaire', tenant: 'locataire' }
export const english = { owner: 'landlord', tenant: 'tenant' }
