import { useMessages } from '#platform/messages/messages.ts'
import { blockMessages } from '#ui/block.messages.ts'
import { IconButton } from '#ui/button/button.tsx'
import { SelectField } from '#ui/select/select-field.tsx'
import { nextSort } from './sort-rows.ts'
import type { TableProps } from './table-props.ts'
import { SelectAll } from './table-selection.tsx'

/** Cards have no headers: on phones sorting and select-all are above them. */
export function TableBar<Row>(props: TableProps<Row>) {
  const t = useMessages(blockMessages)
  const { columns, rows, sort, onSort, selection } = props
  const sortable = columns.filter(({ sortValue }) => sortValue)
  const isDescending = sort?.direction === 'descending'
  return (
    <div className="table-bar">
      {onSort && sortable.length > 0 && (rows.length > 1 || sort) && (
        <div className="table-order">
          <SelectField
            label={t.sortBy}
            withPrompt={!sort}
            value={sort?.key ?? ''}
            options={sortable.map(({ key, header }) => ({ value: key, label: header }))}
            onChange={({ target }) => target.value && onSort(nextSort(target.value, undefined))}
          />
          {sort && (
            <IconButton
              icon={isDescending ? 'arrow-down' : 'arrow-up'}
              // Names the current order; a press reverses it.
              label={isDescending ? t.descending : t.ascending}
              onClick={() => onSort(nextSort(sort.key, sort))}
            />
          )}
        </div>
      )}
      {selection && <SelectAll {...props} selection={selection} withText />}
    </div>
  )
}
