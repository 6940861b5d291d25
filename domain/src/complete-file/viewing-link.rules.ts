/** A viewing link opens this long (decision 19). */
export const viewingLinkHours = 24

export type ViewingLinkState = 'OPEN' | 'EXPIRED' | 'REVOKED'
export const viewingLinkStates = ['OPEN', 'EXPIRED', 'REVOKED'] as const satisfies readonly ViewingLinkState[]

export const viewingLinkEnd = (createdAt: Date): Date => new Date(createdAt.getTime() + viewingLinkHours * 3_600_000)

type ViewingLinkTimes = { expiresAt: Date; revokedAt: Date | null }

/** A link that was revoked and has expired is REVOKED: that is what its owner did. */
export function viewingLinkState({ expiresAt, revokedAt }: ViewingLinkTimes, now: Date): ViewingLinkState {
  if (revokedAt !== null) return 'REVOKED'
  return now < expiresAt ? 'OPEN' : 'EXPIRED'
}
