import type { RefObject } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { blockMessages } from '#ui/block.messages.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Selection, TableProps } from './table-props.ts'
import { toggleRows } from './toggle-rows.ts'

type RowProps<Row> = {
  row: Row
  id: string
  /** Of all shown rows. */
  ids: readonly string[]
  /** The row that was pressed before. */
  anchor: RefObject<string | undefined>
  selection: Selection<Row>
}

/** With the shift key, by mouse or keyboard, all rows since the last one. */
export function SelectRow<Row>({ row, id, ids, anchor, selection: { selected, onChange, nameOf } }: RowProps<Row>) {
  const t = useMessages(blockMessages)
  const toggle = (isRange: boolean) => {
    onChange(toggleRows(ids, selected, { id, anchor: isRange ? anchor.current : undefined }))
    anchor.current = id
  }
  return <Box label={t.selectRow(nameOf(row))} state={selected.has(id) ? 'all' : 'none'} onToggle={toggle} />
}

type AllProps<Row> = Pick<TableProps<Row>, 'rows' | 'rowKey'> & { selection: Selection<Row>; withText?: boolean }

/** Selects or clears all shown rows; rows on other pages stay unchanged. */
export function SelectAll<Row>({ rows, rowKey, selection: { selected, onChange }, withText = false }: AllProps<Row>) {
  const t = useMessages(blockMessages)
  const ids = rows.map(rowKey)
  const count = ids.filter((id) => selected.has(id)).length
  const state = count === 0 ? 'none' : count === ids.length ? 'all' : 'some'
  const toggle = () => {
    const others = [...selected].filter((id) => !ids.includes(id))
    onChange(new Set(state === 'all' ? others : [...others, ...ids]))
  }
  return <Box label={t.selectAll} withText={withText} state={state} onToggle={toggle} />
}

type BoxProps = {
  label: string
  withText?: boolean
  state: 'all' | 'some' | 'none'
  onToggle: (isRange: boolean) => void
}

const Box = ({ label, withText, state, onToggle }: BoxProps) => (
  <label className="checkbox">
    <input
      type="checkbox"
      className="checkbox-box"
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some'
      }}
      // A press and the space bar both arrive as a click.
      onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey)}
    />
    {withText ? label : <VisuallyHidden>{label}</VisuallyHidden>}
  </label>
)
