import { groupedFileNumber } from '@bailclair/domain/rental-file/file-number.rules.ts'
import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { pathTo } from '#paths.ts'
import { TimeLeftBadge } from '../time-left-badge.tsx'
import { partMessages } from './part.messages.ts'
import { fullName } from './part-documents.ts'
import { SavingState } from './team-note.tsx'
import type { NotesSaving } from './use-notes-saving.ts'

type Props = {
  part: DeskPart
  saving: NotesSaving
  isLocked: boolean
  onRelease: () => void
  onSecondOpinion: () => void
  onConclude: () => void
}

export function PartHead({ part, saving, isLocked, onRelease, onSecondOpinion, onConclude }: Props) {
  const t = useMessages(partMessages)
  const { moment } = useFormats()
  const facts = [
    t.number(groupedFileNumber(part.fileNumber)),
    t.types[part.applicationType],
    t.submitted(moment(new Date(part.submittedAt))),
    ...(part.isResubmitted ? [t.resubmitted] : []),
  ]
  return (
    <header className="part-head">
      <div>
        <a className="page-header-back" href={pathTo('Queue')}>
          <Icon name="arrow-left" />
          {t.back}
        </a>
        <div className="cluster">
          <h1>{fullName(part)}</h1>
          <TimeLeftBadge secondsLeft={part.secondsLeft} />
        </div>
        <p className="muted">
          {facts.join(' · ')} <SavingState saving={saving} />
        </p>
      </div>
      <div className="cluster">
        <Button variant="quiet" compact icon="users" disabled={isLocked} onClick={onSecondOpinion}>
          {t.secondOpinion}
        </Button>
        <Button variant="quiet" compact icon="return" onClick={onRelease}>
          {t.release}
        </Button>
        <Button compact icon="mail" disabled={isLocked} onClick={onConclude}>
          {t.conclude}
        </Button>
      </div>
    </header>
  )
}
