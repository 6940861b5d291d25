import { perhapsTenseCommunes, tenseCommunes } from './tense-communes.data.ts'

/** Whether a commune is in the decree's list of zones where homes are scarce; UNKNOWN: only the official list tells. */
export type TenseZone = 'LISTED' | 'UNKNOWN' | 'NOT_LISTED'

/** By the INSEE code of a commune or of an arrondissement. */
export function tenseZoneOf(citycode: string): TenseZone {
  const commune = communeOf(citycode)
  if (isIn(tenseCommunes, commune)) return 'LISTED'
  return isIn(perhapsTenseCommunes, commune) ? 'UNKNOWN' : 'NOT_LISTED'
}

/** Paris, Lyon and Marseille, whose arrondissements have codes of their own. */
export function communeOf(citycode: string): string {
  if (/^751\d\d$/.test(citycode)) return '75056'
  if (/^6938\d$/.test(citycode)) return '69123'
  return /^132\d\d$/.test(citycode) ? '13055' : citycode
}

const isIn = (communes: Readonly<Record<string, string>>, citycode: string): boolean =>
  communes[citycode.slice(0, 2)]?.split(' ').includes(citycode.slice(2)) ?? false
