import type { Language } from '@bailclair/domain/platform/language.ts'

export type Sort = { key: string; direction: 'ascending' | 'descending' }

type SortValue = string | number | undefined
type Sortable<Row> = { key: string; sortValue?: ((row: Row) => SortValue) | undefined }

/** A new array: numbers as numbers, words as the language orders them, what is absent always last, ties untouched. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Sortable<Row>[],
  sort: Sort | undefined,
  language: Language,
): Row[] {
  const read = columns.find(({ key }) => key === sort?.key)?.sortValue
  if (!sort || !read) return [...rows]
  const sign = sort.direction === 'ascending' ? 1 : -1
  const words = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  return rows.toSorted((one, other) => {
    const [a, b] = [read(one), read(other)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b)))
  })
}

/** A press on a column: ascending at first, then the other way round. */
export const nextSort = (key: string, current: Sort | undefined): Sort => ({
  key,
  direction: current?.key === key && current.direction === 'ascending' ? 'descending' : 'ascending',
})
