import type { FileAccess } from '@bailclair/domain/file-access/file-access.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { fileAccessMessages } from './file-access.messages.ts'
import { useAccessNames } from './use-access-names.ts'

/** The number of visits, and the list on demand: what, when and by whom. */
export function AccessVisits({ access }: { access: FileAccess }) {
  const t = useMessages(fileAccessMessages)
  const { moment } = useFormats()
  const { owner } = useAccessNames(access)
  const { visits } = access
  const [latest] = visits
  if (!latest) return <p className="muted">{t.noVisit}</p>
  return (
    <Disclosure className="access-visits" summary={t.visits(visits.length, moment(new Date(latest.visitedAt)))}>
      <ul>
        {visits.map(({ kind, visitedAt, linkFor }) => (
          <li key={`${kind} ${visitedAt} ${linkFor}`}>
            <time dateTime={visitedAt}>{moment(new Date(visitedAt))}</time>
            <span className="muted">
              {t.visitKinds[kind]} {linkFor === undefined ? t.by(owner) : t.byLink(linkFor)}
            </span>
          </li>
        ))}
      </ul>
      <p className="small muted">{t.visitsNote}</p>
    </Disclosure>
  )
}
