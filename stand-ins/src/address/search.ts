import type { Communes, Place } from './communes.ts'
import { likelyPlaces } from './likely-places.ts'
import { type Reading, readingsOf } from './query.ts'
import { findStreets, isStreetKind, type Street } from './streets.ts'

export type Address = Place & {
  number?: string
  /** Without one, it is the commune itself. */
  street?: string
  /** From 0 to 1: how well it answers what was typed. */
  score: number
}

/** What the likeliest reading gives, best first, and no more than the limit. */
export function search(communes: Communes, text: string, limit: number): Address[] {
  const answers = readingsOf(text).map((reading) => addressesOf(communes, reading, limit))
  const [best = []] = answers.sort((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0))
  return best.slice(0, limit)
}

function addressesOf(communes: Communes, reading: Reading, limit: number): Address[] {
  const { number, street } = reading
  const hasStreetMissing = street === undefined && (number !== undefined || reading.commune?.some(isStreetKind))
  if (hasStreetMissing) return []
  const streets: (Street | undefined)[] = street === undefined ? [undefined] : findStreets(street).slice(0, limit)
  if (streets.length === 0) return []
  return likelyPlaces(communes, reading, limit)
    .flatMap(({ fitness, ...place }) =>
      streets.map((found) => ({
        ...place,
        ...(number !== undefined && { number }),
        ...(found && { street: found.name }),
        score: fitness * (found?.fitness ?? 1),
      })),
    )
    .sort((a, b) => b.score - a.score)
}
