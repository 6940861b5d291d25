import { type Commune, type Communes, type Place, placesOf } from './communes.ts'
import type { Reading } from './query.ts'
import { type Likeness, likeness } from './words.ts'

/** `fitness` from 0 to 1: how surely a reading means this place. */
type LikelyPlace = Place & { fitness: number }

/** Likeliest first, and no more than the limit. */
export function likelyPlaces(communes: Communes, reading: Reading, limit: number): LikelyPlace[] {
  const { street, postcode, commune } = reading
  if (postcode !== undefined) return byPostcode(communes, postcode, commune).slice(0, limit)
  if (commune !== undefined) {
    return byName(communes, commune)
      .slice(0, limit)
      .flatMap(({ commune: found, fitness }) => {
        const places = street === undefined ? firstPlaceOf(found) : placesOf(found)
        return places.map((place) => ({ ...place, fitness }))
      })
      .slice(0, limit)
  }
  return street === undefined ? [] : anywhere(communes).slice(0, limit)
}

const withPostcode: Record<Likeness, number> = { same: 1, beginning: 0.98, inside: 0.9, none: 0 }

function byPostcode(communes: Communes, postcode: string, name: string[] | undefined): LikelyPlace[] {
  const certainty = postcode.length === 5 ? 1 : 0.6
  return communes
    .withPostcode(postcode)
    .map((place) => ({
      ...place,
      fitness: certainty * (name ? withPostcode[likeness(name, place.commune.words)] : 0.95),
    }))
    .filter(({ fitness }) => fitness > 0)
    .sort((a, b) => b.fitness - a.fitness)
}

const withoutPostcode: Record<Likeness, (weight: number) => number> = {
  same: (weight) => 0.9 + 0.1 * weight,
  beginning: (weight) => 0.2 + 0.6 * weight,
  inside: (weight) => 0.1 + 0.4 * weight,
  none: () => 0,
}

const byName = (communes: Communes, name: string[]) =>
  communes
    .likely(name)
    .map((commune) => ({ commune, fitness: withoutPostcode[likeness(name, commune.words)](weightOf(commune)) }))
    .filter(({ fitness }) => fitness > 0)
    .sort((a, b) => b.fitness - a.fitness)

/** A street that may be in any commune: the big ones have it. */
const anywhere = (communes: Communes): LikelyPlace[] =>
  communes.biggest.flatMap((commune) =>
    placesOf(commune)
      .slice(0, 1)
      .map((place) => ({ ...place, fitness: 0.45 + 0.05 * weightOf(commune) })),
  )

const firstPlaceOf = (commune: Commune): Place[] =>
  commune.postcodes.slice(0, 1).map((postcode) => ({ commune, postcode }))

/** From 0 to about 1, for Paris: a name half typed is more likely that of many people's commune. */
const weightOf = ({ population }: Commune) => Math.log10(1 + population) / 6.4
