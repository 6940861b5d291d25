import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Table } from '@bailclair/site-kit/ui/table/table.tsx'
import type { TableProps } from '@bailclair/site-kit/ui/table/table-props.ts'
import { useState } from 'react'
import { applicationMessages } from './application.messages.ts'
import { lateRemoveDialog } from './late-dialogs.ts'
import type { ListedApplication } from './listed-application.ts'
import { SelectionBar } from './selection-bar.tsx'
import { usePrintSelection } from './use-print-selection.ts'

type Props<Row> = Pick<TableProps<Row>, 'caption' | 'columns' | 'sort' | 'onSort' | 'busy'> & {
  /** All that may be selected. */
  found: readonly Row[]
  /** On this page. */
  shown: readonly Row[]
  /** How many there are without filters. */
  total: number
  /** Whose applications; absent across properties. */
  propertyId?: string | undefined
  /** Refetches the rows. */
  onChanged: () => Promise<unknown>
}

const none: ReadonlySet<string> = new Set()

/** The table of applications; what is selected is printed, downloaded or deleted. */
export function SelectableApplications<Row extends ListedApplication>(props: Props<Row>) {
  const { found, shown, total, propertyId, onChanged, ...table } = props
  const t = useMessages(applicationMessages)
  const [chosen, setChosen] = useState(none)
  const [isRemoving, setRemoving] = useState(false)
  const { isPrinted, print } = usePrintSelection()
  // Nothing is done to hidden or withdrawn rows.
  const selected = found.filter(({ id }) => chosen.has(id))
  return (
    <>
      {isPrinted && <p className="muted">{t.printed(selected.length, total)}</p>}
      {found.length > 0 && (
        <Table
          {...table}
          rows={isPrinted ? selected : shown}
          rowKey={({ id }) => id}
          selection={{
            selected: new Set(selected.map(({ id }) => id)),
            onChange: setChosen,
            nameOf: ({ name }) => name,
          }}
        />
      )}
      <SelectionBar
        found={found}
        shown={shown}
        selected={selected}
        propertyId={propertyId}
        onSelect={setChosen}
        onPrint={print}
        onRemove={() => setRemoving(true)}
      />
      <lateRemoveDialog.Part
        isNeeded={isRemoving}
        onFailed={() => setRemoving(false)}
        open={isRemoving}
        applications={selected}
        onCancel={() => setRemoving(false)}
        onRemoved={async (removed) => {
          const gone = new Set(removed.map(({ id }) => id))
          await onChanged()
          setChosen((before) => new Set([...before].filter((id) => !gone.has(id))))
        }}
        onDone={() => setRemoving(false)}
      />
    </>
  )
}
