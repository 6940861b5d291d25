/** What one verifier may do in an hour: twice the work of a fast day, too little to copy the queue. */
export const deskLimitsPerHour = { claims: 30, releases: 10, documents: 200 } as const
export type DeskUse = keyof typeof deskLimitsPerHour

export const deskLimitWindowMs = 3_600_000

type Counted = { perHour: number /** Of uses in any order. */; times: readonly Date[]; now: Date }

/** When one more use is allowed again; undefined when it is allowed now. */
export function deskLimitEndsAt({ perHour, times, now }: Counted): Date | undefined {
  const recent = times.map((time) => time.getTime() + deskLimitWindowMs).filter((end) => end > now.getTime())
  if (recent.length < perHour) return undefined
  return new Date(recent.toSorted((one, other) => other - one)[perHour - 1] as number)
}
