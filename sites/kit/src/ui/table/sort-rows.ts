import type { Language } from '@bailclair/domain/value/language.ts'

export type Sort = { key: string; direction: 'ascending' | 'descending' }

type SortValue = string | number | undefined
type Sortable<Row> = { key: string; sortValue?: ((row: Row) => SortValue) | undefined }

/** Returns a new array: numbers as numbers, words in language order, absent values last, stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Sortable<Row>[],
  sort: Sort | undefined,
  language: Language,
): Row[] {
  const sortValue = columns.find(({ key }) => key === sort?.key)?.sortValue
  if (!sort || !sortValue) return [...rows]
  const sign = sort.direction === 'ascending' ? 1 : -1
  const words = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  // Reads each value once instead of in every comparison.
  const read = rows.map((row) => ({ row, value: sortValue(row) }))
  const sorted = read.sort(({ value: a }, { value: b }) => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b)))
  })
  return sorted.map(({ row }) => row)
}

/** First press sorts ascending, the next one reverses. */
export const nextSort = (key: string, current: Sort | undefined): Sort => ({
  key,
  direction: current?.key === key && current.direction === 'ascending' ? 'descending' : 'ascending',
})
