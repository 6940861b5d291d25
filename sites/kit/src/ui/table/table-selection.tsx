import { useMessages } from '#platform/messages/messages.ts'
import { uiMessages } from '#ui/ui.messages.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Selection, TableProps } from './table-props.ts'

type RowProps<Row> = { row: Row; id: string; selection: Selection<Row> }

export function SelectRow<Row>({ row, id, selection: { selected, onChange, nameOf } }: RowProps<Row>) {
  const t = useMessages(uiMessages)
  const toggle = () => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return <Box label={t.selectRow(nameOf(row))} state={selected.has(id) ? 'all' : 'none'} onToggle={toggle} />
}

type AllProps<Row> = Pick<TableProps<Row>, 'rows' | 'rowKey'> & { selection: Selection<Row>; withText?: boolean }

/** Selects or clears all shown rows; rows on other pages stay unchanged. */
export function SelectAll<Row>({ rows, rowKey, selection: { selected, onChange }, withText = false }: AllProps<Row>) {
  const t = useMessages(uiMessages)
  const ids = rows.map(rowKey)
  const count = ids.filter((id) => selected.has(id)).length
  const state = count === 0 ? 'none' : count === ids.length ? 'all' : 'some'
  const toggle = () => {
    const others = [...selected].filter((id) => !ids.includes(id))
    onChange(new Set(state === 'all' ? others : [...others, ...ids]))
  }
  return <Box label={t.selectAll} withText={withText} state={state} onToggle={toggle} />
}

type BoxProps = { label: string; withText?: boolean; state: 'all' | 'some' | 'none'; onToggle: () => void }

const Box = ({ label, withText, state, onToggle }: BoxProps) => (
  <label className="checkbox">
    <input
      type="checkbox"
      className="checkbox-box"
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some'
      }}
      onChange={onToggle}
    />
    {withText ? label : <VisuallyHidden>{label}</VisuallyHidden>}
  </label>
)
