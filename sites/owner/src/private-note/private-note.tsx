import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Loaded } from '@bailclair/site-kit/ui/loaded/loaded.tsx'
import { NoteForm } from './note-form.tsx'
import { privateNoteMessages } from './private-note.messages.ts'
import { usePrivateNote } from './private-note.queries.ts'

/** What an owner notes for themselves about an application. */
export function PrivateNote({ applicationId }: { applicationId: string }) {
  const t = useMessages(privateNoteMessages)
  const query = usePrivateNote(applicationId)
  return (
    <section className="card stack" aria-labelledby="notes">
      <h2 id="notes">{t.title}</h2>
      <Loaded query={query} failed={t.loadFailed} lines={2}>
        {(stored) => <NoteForm applicationId={applicationId} stored={stored} />}
      </Loaded>
    </section>
  )
}
