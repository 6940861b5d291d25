import type { FileAccess } from '@bailclair/domain/file-access/file-access.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { fileAccessMessages } from './file-access.messages.ts'

/** The number of visits, and the list on demand. */
export function AccessVisits({ access: { visits } }: { access: FileAccess }) {
  const t = useMessages(fileAccessMessages)
  const { moment } = useFormats()
  const [latest] = visits
  if (!latest) return <p className="muted">{t.noVisit}</p>
  return (
    <Disclosure className="access-visits" summary={t.visits(visits.length, moment(new Date(latest.visitedAt)))}>
      <ul>
        {visits.map(({ kind, visitedAt }) => (
          <li key={`${kind} ${visitedAt}`}>
            <time dateTime={visitedAt}>{moment(new Date(visitedAt))}</time>
            <span className="muted">{t.visitKinds[kind]}</span>
          </li>
        ))}
      </ul>
      <p className="small muted">{t.visitsNote}</p>
    </Disclosure>
  )
}
