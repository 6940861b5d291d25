import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { Column } from '@bailclair/front/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/front/ui/page-header/page-header.tsx'
import { fileAccessMessages } from '#application/file-access.messages.ts'
import { FileAccesses } from '#application/file-accesses.tsx'

export default function FileAccessPage() {
  const t = useMessages(fileAccessMessages)
  return (
    <Column>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <FileAccesses />
    </Column>
  )
}
