import { type Commune, type Communes, type Place, placesOf } from './communes.ts'
import { type Reading, readingsOf } from './query.ts'
import { findStreets, isStreetKind, type Street } from './streets.ts'
import { type Likeness, likeness } from './words.ts'

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
  return likelyPlaces(communes, reading)
    .sort((a, b) => b.fitness - a.fitness)
    .slice(0, limit)
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

/** `fitness` from 0 to 1: how surely the reading means this place. */
type LikelyPlace = Place & { fitness: number }

function likelyPlaces(communes: Communes, { street, postcode, commune }: Reading): LikelyPlace[] {
  if (postcode !== undefined) {
    const certainty = postcode.length === 5 ? 1 : 0.6
    return communes.withPostcode(postcode).flatMap((place) => {
      const fitness = commune ? withPostcode[likeness(commune, place.commune.words)] : 0.95
      return fitness > 0 ? [{ ...place, fitness: certainty * fitness }] : []
    })
  }
  const everywhere = street === undefined ? firstPlaceOf : placesOf
  if (commune) {
    return communes.likely(commune).flatMap((found) => {
      const fitness = withoutPostcode[likeness(commune, found.words)](weightOf(found))
      // of equals, the first postcode
      return fitness > 0 ? everywhere(found).map((place, index) => ({ ...place, fitness: fitness - index / 1e6 })) : []
    })
  }
  // a street that may be anywhere
  return street === undefined
    ? []
    : communes.biggest.flatMap((found) =>
        placesOf(found)
          .slice(0, 1)
          .map((place) => ({ ...place, fitness: 0.45 + 0.05 * weightOf(found) })),
      )
}

const firstPlaceOf = (commune: Commune): Place[] =>
  commune.postcodes.slice(0, 1).map((postcode) => ({ commune, postcode }))

/** From 0 to about 1, for Paris: a name half typed is more likely that of many people's commune. */
const weightOf = ({ population }: Commune) => Math.log10(1 + population) / 6.4

const withPostcode: Record<Likeness, number> = { same: 1, beginning: 0.98, inside: 0.9, none: 0 }
const withoutPostcode: Record<Likeness, (weight: number) => number> = {
  same: (weight) => 0.9 + 0.1 * weight,
  beginning: (weight) => 0.2 + 0.6 * weight,
  inside: (weight) => 0.1 + 0.4 * weight,
  none: () => 0,
}
