import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { wordsOf } from './words.ts'

/** A commune, or an arrondissement of Paris, Lyon or Marseille: those have a code and a postcode of their own. */
export type Commune = {
  /** Official code, which is not its postcode. */
  code: string
  name: string
  /** Of an arrondissement, the commune it is part of. */
  city: string
  postcodes: readonly string[]
  population: number
  departement: string
  /** As the directory writes it: "69, Rhône, Auvergne-Rhône-Alpes". */
  context: string
  words: readonly string[]
  arrondissements: Commune[]
}
/** A commune as one of its postcodes serves it. */
export type Place = { commune: Commune; postcode: string }

export type Communes = Awaited<ReturnType<typeof loadCommunes>>

const require = createRequire(import.meta.url)

/** Enough letters of a word to make the list short, few enough to answer while one types. */
const keyLength = 3

/** The official list: 35,000 communes, 9 MB of JSON, about 0.3 s. */
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
    /** A whole postcode, or how it begins. */
    withPostcode(beginning: string): Place[] {
      const whole = byPostcode.get(beginning)
      if (whole) return whole
      const begun = [...byPostcode].filter(([postcode]) => postcode.startsWith(beginning))
      return begun.flatMap(([, places]) => places).sort((a, b) => b.commune.population - a.commune.population)
    },
    /** Those that have a word in common with these, as far as it was typed. */
    likely(words: readonly string[]): Commune[] {
      const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
      return byKey.get(keyOf(longest)) ?? []
    },
  }
}

/** Everywhere in a commune: each arrondissement, or each postcode. */
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
  /** Of an arrondissement. */
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
    if (!row.codesPostaux) continue // former communes, and a few without inhabitants
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
      words: wordsOf(name),
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
