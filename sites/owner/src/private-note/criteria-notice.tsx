import { findForbiddenCriteria } from '@bailclair/domain/private-note/forbidden-criteria.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { useDebounced } from '@bailclair/site-kit/ui/use-debounced.ts'
import { privateNoteMessages } from './private-note.messages.ts'

/** Never blocks, and is computed here only: what it found is neither sent nor stored (decision 246). */
export function CriteriaNotice({ text }: { text: string }) {
  const t = useMessages(privateNoteMessages)
  const criteria = findForbiddenCriteria(useDebounced(text, 500))
  return (
    <div role="status">
      {criteria.length > 0 && (
        <Callout>
          <p>{t.notice(criteria.map((criterion) => t.criteria[criterion]).join(', '))}</p>
          <p className="small">{t.noticePrivate}</p>
        </Callout>
      )}
    </div>
  )
}
