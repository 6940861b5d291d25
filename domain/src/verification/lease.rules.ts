/** Minutes of a lease, and of each renewal (decision 125). */
export const leaseMinutes = 20

/** Seconds between renewals by an open desk. When it stops renewing, the lease expires. */
export const renewEverySeconds = 60

export const leaseEndsAt = (now: Date): Date => new Date(now.getTime() + leaseMinutes * 60_000)
