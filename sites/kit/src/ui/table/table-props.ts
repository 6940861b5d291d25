import type { ReactNode } from 'react'
import type { Sort } from './sort-rows.ts'

export type Column<Row> = {
  key: string
  header: string
  /** For a column of buttons, whose header only needs to be heard. */
  hasHiddenHeader?: boolean | undefined
  cell: (row: Row) => ReactNode
  /** Makes the column sortable; `sortRows` compares by it. */
  sortValue?: ((row: Row) => string | number | undefined) | undefined
  /** Amounts and counts stand at the end, so that their digits line up. */
  align?: 'end' | undefined
  /** The column that names the row: its header, its link, the title of its card. */
  isTitle?: boolean | undefined
  /** How many columns the cell of a row takes, itself included: a sentence in the place of figures that are not there. */
  span?: ((row: Row) => number) | undefined
}

export type Selection<Row> = {
  /** Keys of the rows chosen. */
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** How the row is named to those who do not see it: «Camille Durand». */
  nameOf: (row: Row) => string
}

export type TableProps<Row> = {
  /** Read to those who do not see the title above. */
  caption: string
  columns: readonly Column<Row>[]
  /** In the order to show: `sortRows(rows, columns, sort, language)`. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Where the whole row leads. */
  rowLink?: ((row: Row) => string | undefined) | undefined
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  selection?: Selection<Row> | undefined
  /** Other rows are on their way; these stay readable meanwhile. */
  busy?: boolean | undefined
}
