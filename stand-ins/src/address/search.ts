import type { Communes, Place } from './communes.ts'
import { type ParsedQuery, parseQuery } from './parse-query.ts'
import { rankPlaces } from './rank-places.ts'
import { findStreets, isStreetKind, type Street } from './streets.ts'

export type Address = Place & {
  number?: string
  /** Absent for a commune. */
  street?: string
  /** From 0 to 1: how well it matches the query. */
  score: number
}

/** Returns the addresses of the interpretation with the best score, best first. */
export function search(communes: Communes, text: string, limit: number): Address[] {
  const answers = parseQuery(text).map((query) => addressesOf(communes, query, limit))
  const [best = []] = answers.sort((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0))
  return best.slice(0, limit)
}

function addressesOf(communes: Communes, query: ParsedQuery, limit: number): Address[] {
  const { number, street } = query
  const isStreetMissing = street === undefined && (number !== undefined || query.commune?.some(isStreetKind))
  if (isStreetMissing) return []
  const streets: (Street | undefined)[] = street === undefined ? [undefined] : findStreets(street).slice(0, limit)
  if (streets.length === 0) return []
  return rankPlaces(communes, query, limit)
    .flatMap(({ score, ...place }) =>
      streets.map((found) => ({
        ...place,
        ...(number !== undefined && { number }),
        ...(found && { street: found.name }),
        score: score * (found?.score ?? 1),
      })),
    )
    .sort((a, b) => b.score - a.score)
}
