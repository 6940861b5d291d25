/** Decision 42: the verification desk has its own realm. */
export const realmNames = ['owner', 'tenant', 'staff'] as const
export type RealmName = (typeof realmNames)[number]

export const isRealmName = (text: string): text is RealmName => realmNames.some((name) => name === text)
