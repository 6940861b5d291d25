import { mostSelected } from '@bailclair/domain/application/application-list.contract.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button, LinkButton } from '@bailclair/site-kit/ui/button/button.tsx'
import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { useRef } from 'react'
import { applicationMessages } from './application.messages.ts'
import { DownloadApplications } from './download-applications.tsx'
import { lateRemoveDialog } from './late-dialogs.ts'
import type { ListedApplication } from './listed-application.ts'

/** Not needed before something is selected. */
const decisions = latePart(async () => (await import('./selection-decisions.tsx')).SelectionDecisions)

type Applications = readonly ListedApplication[]
type Props = {
  found: Applications
  /** On this page. */
  shown: Applications
  selected: Applications
  propertyId: string | undefined
  onSelect: (ids: ReadonlySet<string>) => void
  onPrint: () => void
  onRemove: () => void
}

/** What can be done with the selection. Sticks to the lower edge, so that no row moves and it is always at hand. */
export function SelectionBar({ found, shown, selected, propertyId, onSelect, onPrint, onRemove }: Props) {
  const t = useMessages(applicationMessages)
  const status = useRef<HTMLParagraphElement>(null)
  const select = (applications: Applications) => {
    onSelect(new Set(applications.map(({ id }) => id)))
    // The pressed button disappears; the status text takes the focus.
    status.current?.focus()
  }
  const ids = selected.map(({ id }) => id)
  const isEmpty = selected.length === 0
  const isPageSelected = shown.every((application) => selected.includes(application))
  const mayWantMore = selected.length < found.length && found.length <= mostSelected
  return (
    <div className={isEmpty ? 'visually-hidden' : 'cluster selection-bar screen-only'}>
      <p role="status" ref={status} tabIndex={-1}>
        {!isEmpty && <strong>{t.selected(selected.length)}</strong>}
      </p>
      {!isEmpty && (
        <>
          {!isPageSelected && (
            <LinkButton onClick={() => select([...new Set([...selected, ...shown])])}>{t.selectPage}</LinkButton>
          )}
          {isPageSelected && mayWantMore && (
            <LinkButton onClick={() => select(found)}>{t.selectEvery(found.length)}</LinkButton>
          )}
          <LinkButton onClick={() => select([])}>{t.selectNone}</LinkButton>
          <div className="cluster selection-actions">
            {propertyId && <decisions.Part isNeeded propertyId={propertyId} selected={selected} />}
            <Button variant="secondary" compact icon="print" onClick={onPrint}>
              {t.printSelected}
            </Button>
            <DownloadApplications variant="secondary" filter={{ ...(propertyId && { property: propertyId }), ids }}>
              <span className="selection-verb">{t.csvVerb}</span> CSV
            </DownloadApplications>
            <Button
              variant="secondary"
              compact
              icon="trash"
              className="selection-remove"
              {...lateRemoveDialog.intent}
              onClick={onRemove}
            >
              {t.remove}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
