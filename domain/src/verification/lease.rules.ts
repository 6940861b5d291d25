/** Minutes for which someone who takes a part has it to themselves, and again from each renewal (decision 125). */
export const leaseMinutes = 20

/** Seconds between renewals by a desk that is open: a machine that sleeps or fails gives the part back by itself. */
export const renewEverySeconds = 60

export const leaseEndsAt = (now: Date): Date => new Date(now.getTime() + leaseMinutes * 60_000)
