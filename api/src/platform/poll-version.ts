import { hash } from 'node:crypto'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, SignedIn } from '#deps.ts'

/** What the answer of a polled route depends on, as text. Undefined: it cannot be told, the answer has no ETag. */
export type Version = string | undefined

/** Something that no trigger noticed, or a restored database, is answered after this time at the latest. */
const longestMs = 10 * 60_000

/** For what an owner sees. Spread over the accounts, so that they do not all ask for a list at the same second. */
export const versionOfOwner = ({ clock }: Pick<Deps, 'clock'>, { ownerId, changes }: SignedIn): Version =>
  changes === undefined ? undefined : `${ownerId} ${changes} ${versionOfTime(clock(), ownerId)}`

/** The day, because accesses end and certificates expire at midnight without a change in the database. */
export function versionOfTime(now: Date, account: string): string {
  const spread = hash('sha256', account, 'buffer').readUInt32BE() % longestMs
  return `${todayInParis(now)} ${Math.floor((now.getTime() + spread) / longestMs)}`
}
