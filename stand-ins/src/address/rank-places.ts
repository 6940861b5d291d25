import { type Commune, type Communes, type Place, placesOf } from './communes.ts'
import type { ParsedQuery } from './parse-query.ts'
import { matchWords, type WordMatch } from './word-match.ts'

/** `score` from 0 to 1: how well the query matches this place. */
type RankedPlace = Place & { score: number }

/** Best match first. */
export function rankPlaces(communes: Communes, query: ParsedQuery, limit: number): RankedPlace[] {
  const { street, postcode, commune } = query
  if (postcode !== undefined) return byPostcode(communes, postcode, commune).slice(0, limit)
  if (commune !== undefined) {
    return byName(communes, commune)
      .slice(0, limit)
      .flatMap(({ commune: found, score }) => {
        const places = street === undefined ? firstPlaceOf(found) : placesOf(found)
        return places.map((place) => ({ ...place, score }))
      })
      .slice(0, limit)
  }
  return street === undefined ? [] : inBiggest(communes).slice(0, limit)
}

const scoreWithPostcode: Record<WordMatch, number> = { exact: 1, prefix: 0.98, inner: 0.9, none: 0 }

function byPostcode(communes: Communes, postcode: string, name: string[] | undefined): RankedPlace[] {
  const certainty = postcode.length === 5 ? 1 : 0.6
  return communes
    .withPostcodePrefix(postcode)
    .map((place) => ({
      ...place,
      score: certainty * (name ? scoreWithPostcode[matchWords(name, place.commune.words)] : 0.95),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
}

const scoreWithoutPostcode: Record<WordMatch, (weight: number) => number> = {
  exact: (weight) => 0.9 + 0.1 * weight,
  prefix: (weight) => 0.2 + 0.6 * weight,
  inner: (weight) => 0.1 + 0.4 * weight,
  none: () => 0,
}

const byName = (communes: Communes, name: string[]) =>
  communes
    .withSimilarWord(name)
    .map((commune) => ({ commune, score: scoreWithoutPostcode[matchWords(name, commune.words)](weightOf(commune)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)

/** For a street without commune: the biggest communes. */
const inBiggest = (communes: Communes): RankedPlace[] =>
  communes.biggest.flatMap((commune) =>
    placesOf(commune)
      .slice(0, 1)
      .map((place) => ({ ...place, score: 0.45 + 0.05 * weightOf(commune) })),
  )

const firstPlaceOf = (commune: Commune): Place[] =>
  commune.postcodes.slice(0, 1).map((postcode) => ({ commune, postcode }))

/** From 0 to about 1 (Paris): an incomplete name more likely means a populous commune. */
const weightOf = ({ population }: Commune) => Math.log10(1 + population) / 6.4
