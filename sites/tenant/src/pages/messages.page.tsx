import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { NoFile } from '#rental-file/home/no-file.tsx'
import { FileMessages } from '#rental-file/messages/file-messages.tsx'
import { useTenant } from '#tenant/tenant.queries.ts'
import { messagesPageMessages } from './messages.messages.ts'

export default function MessagesPage() {
  const t = useMessages(messagesPageMessages)
  const { file } = useTenant()
  return (
    <Column>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      {file ? <FileMessages file={file} /> : <NoFile />}
    </Column>
  )
}
