import type { FileAccess } from '@bailclair/domain/file-access/file-access.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { pathTo } from '#platform/paths.ts'
import { AccessActions } from './access-actions.tsx'
import { AccessVisits } from './access-visits.tsx'
import { fileAccessMessages } from './file-access.messages.ts'
import { useAccessNames } from './use-access-names.ts'
import { ViewingLinksOfOwner } from './viewing-links-of-owner.tsx'

const tones = {
  OPEN: 'verified',
  WAITING: 'processing',
  AFTER_VISIT: 'processing',
  PAUSED: 'incomplete',
  ENDED: 'incomplete',
} as const satisfies Record<FileAccess['status'], string>

type Props = { access: FileAccess }

export function AccessCard({ access }: Props) {
  const t = useMessages(fileAccessMessages)
  const { date } = useFormats()
  const { property, owner } = useAccessNames(access)
  const { status, appliedAt, accessEndsOn, pausedBy, address, wish } = access
  const isAnswered = status === 'ENDED' && access.stage === 'NOT_CHOSEN'
  const stage = t.stages[access.stage]
  const facts = [
    [t.stage, stage],
    ...(address ? ([[t.address, address]] as const) : []),
    [t.owner, owner],
    ...(wish ? ([[t.wish, wish]] as const) : []),
    [t.appliedOn, date(new Date(appliedAt))],
    [status === 'ENDED' ? t.endedOn : t.endsOn, date(accessEndsOn)],
  ] as const
  return (
    <article className="card access-card">
      <div className="access-card-head">
        <h3>{property}</h3>
        <Badge tone={tones[status]}>{t.states[status].name}</Badge>
      </div>
      <p className="muted">{isAnswered ? t.answered(owner) : t.states[status].text(owner)}</p>
      {status === 'PAUSED' && pausedBy && <p>{t.pausedBy(pausedBy.firstName)}</p>}
      <dl className="access-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={pathTo('MyApplication', { id: access.id })} aria-label={t.followFor(property)}>
          {t.follow}
        </a>
      </p>
      <ViewingLinksOfOwner access={access} />
      <AccessVisits access={access} />
      <AccessActions access={access} />
    </article>
  )
}
