import type { ReactNode } from 'react'
import type { Sort } from './sort-rows.ts'

export type Column<Row> = {
  key: string
  header: string
  /** For a column of buttons with a visually hidden header. */
  hasHiddenHeader?: boolean | undefined
  cell: (row: Row) => ReactNode
  /** Makes the column sortable (`sortRows`). */
  sortValue?: ((row: Row) => string | number | undefined) | undefined
  /** Right-aligned numbers. */
  align?: 'end' | undefined
  /** The column that names the row: row header, link, card title. */
  isTitle?: boolean | undefined
  /** Columns the cell spans, such as a sentence instead of figures. */
  span?: ((row: Row) => number) | undefined
}

export type Selection<Row> = {
  /** Keys of the selected rows. */
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** The row's name for screen readers: «Camille Durand». */
  nameOf: (row: Row) => string
}

export type TableProps<Row> = {
  /** For screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  /** Already sorted: `sortRows(rows, columns, sort, language)`. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Target of the whole row. */
  rowLink?: ((row: Row) => string | undefined) | undefined
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  selection?: Selection<Row> | undefined
  /** New rows are loading; these stay readable. */
  busy?: boolean | undefined
}
