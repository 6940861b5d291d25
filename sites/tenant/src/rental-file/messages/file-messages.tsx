import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { pathTo } from '#platform/paths.ts'
import { standingOf } from '#rental-file/standing.ts'
import { listDeclined } from './declined-documents.ts'
import { DocumentMessage } from './document-message.tsx'
import { fileMessagesMessages } from './file-messages.messages.ts'

export function FileMessages({ file }: { file: MyFile }) {
  const t = useMessages(fileMessagesMessages)
  const { figures } = useSiteConfig()
  const declined = listDeclined(file)
  if (declined.length > 0) {
    return (
      <Stack gap={24}>
        <Callout kind="warning" title={t.notRefused}>
          {t.notRefusedText(figures.answerHours)}
        </Callout>
        <ul className="document-messages">
          {declined.map(({ document, guarantor }) => (
            <li key={document.id}>
              <DocumentMessage document={document} guarantor={guarantor} />
            </li>
          ))}
        </ul>
      </Stack>
    )
  }
  const { title, text } = t.empty[standingOf(file) === 'IN_REVIEW' ? 'IN_REVIEW' : 'NOTHING']
  return (
    <EmptyState
      illustration="letter"
      title={title}
      actions={
        <ButtonLink variant="secondary" href={pathTo('Status')}>
          {t.status}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  )
}
