import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { normalizeWords } from './word-match.ts'

/** A commune, or an arrondissement of Paris, Lyon or Marseille, which has its own code and postcode. */
export type Commune = {
  /** INSEE code, not the postcode. */
  code: string
  name: string
  /** For an arrondissement, its commune; otherwise the same as `name`. */
  city: string
  postcodes: readonly string[]
  population: number
  departement: string
  /** As in the national API: "69, Rhône, Auvergne-Rhône-Alpes". */
  context: string
  words: readonly string[]
  arrondissements: Commune[]
}
/** A commune with one of its postcodes. */
export type Place = { commune: Commune; postcode: string }

export type Communes = Awaited<ReturnType<typeof loadCommunes>>

const require = createRequire(import.meta.url)

/** Letters of a word in the index: enough for short lists, few enough to answer while somebody types. */
const keyLength = 3

/** Reads the official list: 35,000 communes, 9 MB of JSON, about 0.3 s. */
export async function loadCommunes() {
  const all = await readCommunes()
  const byKey = new Map<string, Commune[]>()
  for (const commune of all) for (const key of new Set(commune.words.map(keyOf))) push(byKey, key, commune)
  const byPostcode = Map.groupBy(
    all.filter(({ arrondissements }) => arrondissements.length === 0).flatMap(placesOf),
    ({ postcode }) => postcode,
  )
  const biggest = all.filter(({ name, city }) => name === city).slice(0, 20)

  return {
    biggest,
    withPostcodePrefix(prefix: string): Place[] {
      const exact = byPostcode.get(prefix)
      if (exact) return exact
      const matches = [...byPostcode].filter(([postcode]) => postcode.startsWith(prefix))
      return matches.flatMap(([, places]) => places).sort((a, b) => b.commune.population - a.commune.population)
    },
    /** Communes with a word that starts like the longest of these words. */
    withSimilarWord(words: readonly string[]): Commune[] {
      const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
      return byKey.get(keyOf(longest)) ?? []
    },
  }
}

/** One place per arrondissement, or per postcode of a commune without arrondissements. */
export const placesOf = (commune: Commune): Place[] =>
  commune.arrondissements.length > 0
    ? commune.arrondissements.flatMap(placesOf)
    : commune.postcodes.map((postcode) => ({ commune, postcode }))

const keyOf = (word: string) => word.slice(0, keyLength)

function push<V>(lists: Map<string, V[]>, key: string, value: V) {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

type Area = { code: string; nom: string }
type Row = Area & {
  type: 'commune-actuelle' | 'arrondissement-municipal' | 'commune-deleguee' | 'commune-associee'
  departement: string
  region?: string
  /** The commune of an arrondissement. */
  commune?: string
  codesPostaux?: string[]
  population?: number
}

/** Most populous first. */
async function readCommunes(): Promise<Commune[]> {
  const [rows, departements, regions] = await Promise.all([
    readList<Row>(require.resolve('@etalab/decoupage-administratif/data/communes.json')),
    readList<Area>(require.resolve('@etalab/decoupage-administratif/data/departements.json')),
    readList<Area>(require.resolve('@etalab/decoupage-administratif/data/regions.json')),
  ])
  const nameIn = (areas: Area[]) => new Map(areas.map(({ code, nom }) => [code, nom]))
  const [departementNames, regionNames] = [nameIn(departements), nameIn(regions)]
  const communes = new Map<string, Commune>()
  for (const row of rows) {
    if (!row.codesPostaux) continue // former communes and a few without inhabitants
    const { code, nom: name, departement } = row
    const context = [departement, departementNames.get(departement), regionNames.get(row.region ?? '')]
    communes.set(code, {
      code,
      name,
      city: name,
      postcodes: row.codesPostaux,
      population: row.population ?? 0,
      departement,
      context: context.filter(Boolean).join(', '),
      words: normalizeWords(name),
      arrondissements: [],
    })
  }
  for (const { code, commune } of rows) {
    const [part, whole] = [communes.get(code), communes.get(commune ?? '')]
    if (!part || !whole) continue
    part.city = whole.name
    whole.arrondissements.push(part)
  }
  return [...communes.values()].sort((a, b) => b.population - a.population)
}

const readList = async <T>(file: string): Promise<T[]> => JSON.parse(await readFile(file, 'utf8'))
