import { useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import { TableBar } from './table-bar.tsx'
import { TableHead } from './table-head.tsx'
import type { Column, TableProps } from './table-props.ts'
import { roles } from './table-roles.ts'
import { SelectRow } from './table-selection.tsx'

/** Rows to compare on a wide screen, cards to read on a phone (decision 21). */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowLink, selection, busy } = props
  const captionId = useId()
  return (
    <div className="table-frame">
      <TableBar {...props} />
      {busy && <progress className="progress progress-thin table-busy" aria-hidden="true" />}
      <table className="table" {...roles.table} aria-labelledby={captionId} aria-busy={busy}>
        <caption className="visually-hidden" id={captionId}>
          {caption}
        </caption>
        <TableHead {...props} />
        <tbody {...roles.rowgroup}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="table-row" {...roles.row}>
              {selection && (
                <td className="table-cell table-select" {...roles.cell}>
                  <SelectRow row={row} id={rowKey(row)} selection={selection} />
                </td>
              )}
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} link={rowLink?.(row)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps<Row> = { column: Column<Row>; row: Row; link: string | undefined }

function Cell<Row>({ column: { isTitle, align, header, hasHiddenHeader, cell }, row, link }: CellProps<Row>) {
  if (isTitle)
    return (
      <th className="table-cell table-title" scope="row" {...roles.rowheader}>
        {link ? (
          <a className="table-link" href={link}>
            {cell(row)}
          </a>
        ) : (
          cell(row)
        )}
      </th>
    )
  return (
    <td className={classNames('table-cell', align && 'table-end')} {...roles.cell}>
      {!hasHiddenHeader && <span className="table-cell-label">{header}</span>}
      {cell(row)}
    </td>
  )
}
