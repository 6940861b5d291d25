import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { NoteForm } from './note-form.tsx'
import { privateNoteMessages } from './private-note.messages.ts'
import { usePrivateNote } from './private-note.queries.ts'

/** What an owner notes for themselves about an application. */
export function PrivateNote({ applicationId }: { applicationId: string }) {
  const t = useMessages(privateNoteMessages)
  const errors = useErrorTexts()
  const { data, error, isFetching, refetch } = usePrivateNote(applicationId)
  return (
    <section className="card stack" aria-labelledby="notes">
      <h2 id="notes">{t.title}</h2>
      {data && <NoteForm applicationId={applicationId} stored={data} />}
      {!data && !error && <Skeleton count={2} />}
      {!data && error && (
        <Callout
          kind="danger"
          role="alert"
          title={t.loadFailed}
          actions={
            <Button variant="secondary" icon="refresh" pending={isFetching} onClick={() => void refetch()}>
              {t.retry}
            </Button>
          }
        >
          {errors[codeOf(error)]}
        </Callout>
      )}
    </section>
  )
}
