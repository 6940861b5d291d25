import { findPostcode } from '../address/postcode.rules.ts'
import { addDays, addMonths, type CalendarDate } from '../value/calendar-date.ts'

/** `2025-Q3` */
export type Quarter = string

export type RentCap =
  /** The last rent, as it was revised less than a year ago, may not be revised at all, or the index did not rise. */
  | { kind: 'last'; ceiling: number; awaited?: Quarter }
  /** The last rent and the change of the index since. `awaited`: newer than `to`, but not known here. */
  | { kind: 'revised'; ceiling: number; from: Quarter; to: Quarter; awaited?: Quarter }
  /** The index of the last rent, or every later one, is not known here. */
  | { kind: 'unknownIndex'; missing: Quarter }

/** Whose index counts: since 2022 those of Corsica and overseas are lower. UNKNOWN: no postcode tells. */
type IndexSeries = 'MAINLAND' | 'CORSICA' | 'OVERSEAS' | 'UNKNOWN'

export function indexSeriesOf(address: string): IndexSeries {
  const postcode = findPostcode(address)
  if (postcode === undefined || /^(00|96|99)/.test(postcode)) return 'UNKNOWN'
  if (/^9[78]/.test(postcode)) return 'OVERSEAS'
  return postcode.startsWith('20') ? 'CORSICA' : 'MAINLAND'
}

type Letting = {
  /** Euros a month without charges that the last tenant paid. */
  lastRent: number
  /** When that rent began: with the lease, or at its last revision. */
  lastRentSince: CalendarDate
  signedOn: CalendarDate
  /** An F or G may not rise at all. */
  isFrozen: boolean
  series: IndexSeries
}

/**
 * What a new lease in a tense zone may ask at most (law of 6 July 1989, article 18; decree 2017-1198). Works and a rent
 * far below those around are not known here; nobody asks it of a home that is long unlet. The indexes are those of the
 * mainland; no others are known.
 */
export function rentCap(
  { lastRent, lastRentSince, signedOn, isFrozen, series }: Letting,
  indexes: Readonly<Record<Quarter, number>>,
): RentCap {
  if (isFrozen || signedOn < addMonths(lastRentSince, 12)) return { kind: 'last', ceiling: lastRent }
  const [from, due] = [quarterPublished(lastRentSince), quarterPublished(signedOn)]
  const to = newestKnown(indexes, due)
  const [before, now] = [indexes[from], indexes[to]]
  if (before === undefined || series !== 'MAINLAND') return { kind: 'unknownIndex', missing: from }
  if (now === undefined || to <= from) return { kind: 'unknownIndex', missing: due }
  const awaited = to === due ? {} : { awaited: due }
  if (now <= before) return { kind: 'last', ceiling: lastRent, ...awaited }
  return { kind: 'revised', ceiling: Math.round((lastRent * now * 100) / before) / 100, from, to, ...awaited }
}

/** The newest quarter up to one; that one itself if none is known. */
const newestKnown = (indexes: Readonly<Record<Quarter, number>>, last: Quarter): Quarter =>
  Object.keys(indexes)
    .filter((quarter) => quarter <= last)
    .toSorted()
    .at(-1) ?? last

/** Days after the end of a quarter until its index is in the official journal. */
const printing = 16

/** The newest quarter whose index was published on a day. */
export function quarterPublished(day: CalendarDate): Quarter {
  const ended = addDays(day, -printing)
  const [year = '', month = ''] = ended.split('-')
  const quarter = Math.floor((Number(month) - 1) / 3)
  return quarter === 0 ? `${Number(year) - 1}-Q4` : `${year}-Q${quarter}`
}
