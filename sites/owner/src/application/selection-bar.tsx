import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button, LinkButton } from '@bailclair/site-kit/ui/button/button.tsx'
import { useRef } from 'react'
import { applicationMessages } from './application.messages.ts'
import type { ListedApplication } from './listed-application.ts'

type Applications = readonly ListedApplication[]
type Props = {
  /** Count without filters. */
  all: number
  found: Applications
  /** On this page. */
  shown: Applications
  selected: Applications
  onSelect: (ids: ReadonlySet<string>) => void
  onRemove: () => void
}

/** Counts and actions for the selection. Constant height, so that nothing moves. */
export function SelectionBar({ all, found, shown, selected, onSelect, onRemove }: Props) {
  const t = useMessages(applicationMessages)
  const status = useRef<HTMLParagraphElement>(null)
  const isSelected = (application: ListedApplication) => selected.includes(application)
  const news = found.length < all ? t.count(found.length, all) : t.selectHint
  const mayWantMore = selected.length < found.length && shown.every(isSelected)
  /** The pressed button disappears; the status text takes the focus. */
  const select = (applications: Applications) => {
    onSelect(new Set(applications.map(({ id }) => id)))
    status.current?.focus()
  }
  return (
    <div className="cluster muted selection-bar screen-only">
      <p role="status" ref={status} tabIndex={-1}>
        {selected.length > 0 ? <strong>{t.selected(selected.length)}</strong> : news}
      </p>
      {selected.length > 0 && (
        <>
          {mayWantMore && <LinkButton onClick={() => select(found)}>{t.selectEvery(found.length)}</LinkButton>}
          <LinkButton onClick={() => select([])}>{t.selectNone}</LinkButton>
          <Button variant="secondary" compact icon="trash" className="selection-remove" onClick={onRemove}>
            {t.remove}
          </Button>
        </>
      )}
    </div>
  )
}
