import type { PublicRealm } from '#platform/session.ts'

/** Each realm's mails name its kind of account and lead to its own site; the pages have the same paths on both. */
export type Account = { realm: PublicRealm }
export type AccountLink = Account & { token: string }

export const siteOf = (realm: PublicRealm) => (realm === 'tenant' ? { site: 'tenant' as const } : {})
export const french = { owner: 'propriétaire', tenant: 'locataire' }
export const english = { owner: 'landlord', tenant: 'tenant' }
