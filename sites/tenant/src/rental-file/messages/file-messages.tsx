import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { homeSections } from '#platform/paths.ts'
import { standingOf } from '#rental-file/standing.ts'
import { listDeclined } from './declined-documents.ts'
import { DocumentMessage } from './document-message.tsx'
import { fileMessagesMessages } from './file-messages.messages.ts'
import { hasCorrections, IncomeCorrections } from './income-corrections.tsx'

/** What the team says: documents to correct, and incomes that it corrected. */
export function FileMessages({ file }: { file: MyFile }) {
  const t = useMessages(fileMessagesMessages)
  const declined = listDeclined(file)
  const isSilent = declined.length === 0 && !hasCorrections(file)
  return (
    <section id={homeSections.messages} aria-labelledby="messages-title">
      <Stack>
        <h2 id="messages-title">{t.title(declined.length)}</h2>
        {isSilent && <p className="muted">{t.empty[standingOf(file) === 'IN_REVIEW' ? 'IN_REVIEW' : 'NOTHING']}</p>}
        {declined.length > 0 && (
          <ul className="document-messages">
            {declined.map(({ document, guarantor }) => (
              <li key={document.id}>
                <DocumentMessage document={document} guarantor={guarantor} />
              </li>
            ))}
          </ul>
        )}
        <IncomeCorrections file={file} />
      </Stack>
    </section>
  )
}
