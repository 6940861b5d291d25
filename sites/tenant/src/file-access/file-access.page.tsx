import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { fileAccessMessages } from './file-access.messages.ts'
import { FileAccesses } from './file-accesses.tsx'

export default function FileAccessPage() {
  const t = useMessages(fileAccessMessages)
  return (
    <Column>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <FileAccesses />
    </Column>
  )
}
