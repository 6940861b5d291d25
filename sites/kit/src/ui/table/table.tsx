import { useId, useRef } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { blockMessages } from '#ui/block.messages.ts'
import { classNames } from '#ui/class-names.ts'
import { TableBar } from './table-bar.tsx'
import { TableHead } from './table-head.tsx'
import type { Column, TableProps } from './table-props.ts'
import { roles } from './table-roles.ts'
import { SelectRow } from './table-selection.tsx'

/** A table on wide screens, cards on phones (decision 8). */
export function Table<Row>(props: TableProps<Row>) {
  const t = useMessages(blockMessages)
  const { caption, columns, rows, rowKey, rowLink, selection, sort, busy } = props
  const captionId = useId()
  const anchor = useRef<string>(undefined)
  const ids = rows.map(rowKey)
  const sorted = sort && columns.find(({ key }) => key === sort.key)
  return (
    <div className="table-frame">
      <TableBar {...props} />
      {busy && <progress className="progress progress-thin table-busy" aria-hidden="true" />}
      {/* Screen readers do not announce a change of `aria-sort`. */}
      <p className="visually-hidden" role="status">
        {sorted && t.sorted[sort.direction](sorted.header)}
      </p>
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
                  <SelectRow row={row} id={rowKey(row)} ids={ids} anchor={anchor} selection={selection} />
                </td>
              )}
              {cellsOf(columns, row).map(({ column, span }) => (
                <Cell key={column.key} column={column} span={span} row={row} link={rowLink?.(row)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The columns with a cell in this row and their spans. */
function cellsOf<Row>(columns: readonly Column<Row>[], row: Row) {
  let covered = 0
  return columns.flatMap((column) => {
    if (covered > 0) {
      covered -= 1
      return []
    }
    const span = column.span?.(row) ?? 1
    covered = span - 1
    return [{ column, span }]
  })
}

type CellProps<Row> = { column: Column<Row>; span: number; row: Row; link: string | undefined }

function Cell<Row>({ column, span, row, link }: CellProps<Row>) {
  const { key, isTitle, align, header, hasHiddenHeader, cell } = column
  if (isTitle)
    return (
      <th className="table-cell table-title" data-column={key} scope="row" {...roles.rowheader}>
        {link ? (
          <a className="table-link" href={link}>
            {cell(row)}
          </a>
        ) : (
          cell(row)
        )}
      </th>
    )
  if (span > 1)
    return (
      <td className="table-cell table-spanned" data-column={key} colSpan={span} {...roles.cell}>
        {cell(row)}
      </td>
    )
  return (
    <td className={classNames('table-cell', align && 'table-end')} data-column={key} {...roles.cell}>
      {!hasHiddenHeader && <span className="table-cell-label">{header}</span>}
      {cell(row)}
    </td>
  )
}
