import type { FileAccess } from '@bailclair/domain/tenant/file-access.schema.ts'
import { useFormats } from '@bailclair/front/platform/messages/formats.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { Badge } from '@bailclair/front/ui/badge/badge.tsx'
import { Facts } from '@bailclair/front/ui/facts/facts.tsx'
import { AccessActions } from './access-actions.tsx'
import { AccessVisits } from './access-visits.tsx'
import { fileAccessMessages } from './file-access.messages.ts'
import { useAccessNames } from './use-access-names.ts'

const tones = {
  OPEN: 'verified',
  WAITING: 'processing',
  PAUSED: 'modification',
  ENDED: 'incomplete',
} as const satisfies Record<FileAccess['status'], string>

type Props = { access: FileAccess; mayExtend: boolean; onWithdrawn: () => void }

/** One property applied to. */
export function AccessCard({ access, mayExtend, onWithdrawn }: Props) {
  const t = useMessages(fileAccessMessages)
  const { date } = useFormats()
  const { property, owner } = useAccessNames(access)
  const { status, appliedAt, accessEndsOn } = access
  const until = status === 'ENDED' ? t.endedOn : t.endsOn
  return (
    <article className="card access-card">
      <div className="access-card-head">
        <h3>{property}</h3>
        <Badge tone={tones[status]}>{t.states[status].name}</Badge>
      </div>
      <p className="muted">{t.states[status].text(owner)}</p>
      <Facts
        facts={[
          { label: t.owner, value: owner },
          { label: t.appliedOn, value: date(new Date(appliedAt)) },
          { label: until, value: date(accessEndsOn) },
        ]}
      />
      <AccessVisits access={access} />
      <AccessActions access={access} mayExtend={mayExtend} onWithdrawn={onWithdrawn} />
    </article>
  )
}
