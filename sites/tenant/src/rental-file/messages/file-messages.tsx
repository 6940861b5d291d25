import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { homeSections } from '#platform/paths.ts'
import { standingOf } from '#rental-file/standing.ts'
import { listDeclined } from './declined-documents.ts'
import { DocumentMessage } from './document-message.tsx'
import { fileMessagesMessages } from './file-messages.messages.ts'
import { hasCorrections, IncomeCorrections } from './income-corrections.tsx'

/** `language`: the tenant's, in which the team writes, whatever that of the page. */
type Props = { file: MyFile; language: Language }

/** What the team says: documents to correct, and incomes that it corrected. */
export function FileMessages({ file, language }: Props) {
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
                <DocumentMessage document={document} guarantor={guarantor} language={language} />
              </li>
            ))}
          </ul>
        )}
        <IncomeCorrections file={file} language={language} />
      </Stack>
    </section>
  )
}
