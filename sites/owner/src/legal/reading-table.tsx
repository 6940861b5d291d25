import { classNames } from '@bailclair/site-kit/ui/class-names.ts'
import { roles } from '@bailclair/site-kit/ui/table/table-roles.ts'
import type { ReactNode } from 'react'

type Props = {
  caption: string
  /** The first column names the row. */
  columns: readonly [string, ...string[]]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  hasFigures?: boolean
}

/** A table without sorting; cards on phones (decision 8). */
export const ReadingTable = ({ caption, columns, rows, hasFigures = false }: Props) => (
  <table className={classNames('table reading-table', hasFigures && 'reading-table-figures')} {...roles.table}>
    <caption>{caption}</caption>
    <thead {...roles.rowgroup}>
      <tr {...roles.row}>
        {columns.map((column) => (
          <th key={column} className="table-head-cell" scope="col" {...roles.columnheader}>
            <span className="table-header">{column}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...roles.rowgroup}>
      {rows.map(({ key, cells: [title, ...others] }) => (
        <tr key={key} className="table-row" {...roles.row}>
          <th className="table-cell table-title" scope="row" {...roles.rowheader}>
            {title}
          </th>
          {others.map((cell, index) => (
            <td key={columns[index + 1]} className="table-cell" {...roles.cell}>
              <span className="table-cell-label">{columns[index + 1]}</span>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
