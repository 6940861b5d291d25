import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { nextSort } from './sort-rows.ts'
import type { Column, TableProps } from './table-props.ts'
import { roles } from './table-roles.ts'
import { SelectAll } from './table-selection.tsx'

export function TableHead<Row>(props: TableProps<Row>) {
  const { columns, sort, selection } = props
  return (
    <thead {...roles.rowgroup}>
      <tr {...roles.row}>
        {selection && (
          <td className="table-head-cell table-select" {...roles.cell}>
            <SelectAll {...props} selection={selection} />
          </td>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            className={classNames('table-head-cell', column.align && 'table-end')}
            scope="col"
            {...roles.columnheader}
            aria-sort={sort?.key === column.key ? sort.direction : undefined}
          >
            <Header {...props} column={column} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Header<Row>({ column, sort, onSort }: TableProps<Row> & { column: Column<Row> }) {
  const { key, header, hasHiddenHeader, sortValue } = column
  if (!onSort || !sortValue)
    return <span className={hasHiddenHeader ? 'visually-hidden' : 'table-header'}>{header}</span>
  const arrow = sort?.direction === 'descending' ? 'arrow-down' : 'arrow-up'
  return (
    <button type="button" className="table-sort-button" onClick={() => onSort(nextSort(key, sort))}>
      {header}
      <Icon name={sort?.key === key ? arrow : 'sort'} />
    </button>
  )
}
