import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { useState } from 'react'
import { useRemarkAnswer } from './remark.queries.ts'
import { remarkStatusMessages } from './remark-status.messages.ts'

/** Tells screen readers how many remarks there are after a change, and everybody that the check did not work. */
export function RemarkStatus() {
  const t = useMessages(remarkStatusMessages)
  const answer = useRemarkAnswer()
  const { hasFailed, isFetching, retry } = answer
  const { count, changes } = useRemarkChanges(answer)
  return (
    <div className={hasFailed ? 'cluster small muted' : 'visually-hidden'}>
      <p role="status">
        {/* The key: the same text is announced again after a further change. */}
        {hasFailed ? t.failed : changes > 0 && <span key={changes}>{t.count(count)}</span>}
      </p>
      {hasFailed && (
        <Button variant="quiet" compact icon="refresh" pending={isFetching} onClick={retry}>
          {t.retry}
        </Button>
      )}
    </div>
  )
}

type Answer = Pick<ReturnType<typeof useRemarkAnswer>, 'remarks' | 'hasFailedBefore'>

/** The first answer is no change, unless one failed before it. An equal answer is the same object. */
function useRemarkChanges({ remarks, hasFailedBefore }: Answer): { count: number; changes: number } {
  const [known, setKnown] = useState(remarks)
  const [changes, setChanges] = useState(0)
  if (remarks && remarks !== known) {
    setKnown(remarks)
    if (known || hasFailedBefore) setChanges(changes + 1)
  }
  return { count: known?.length ?? 0, changes }
}
