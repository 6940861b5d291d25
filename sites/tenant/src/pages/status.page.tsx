import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { NoFile } from '#rental-file/home/no-file.tsx'
import { FileStatus } from '#rental-file/status/file-status.tsx'
import { useTenant } from '#tenant/tenant.queries.ts'
import { statusPageMessages } from './status.messages.ts'

export default function StatusPage() {
  const t = useMessages(statusPageMessages)
  const { file } = useTenant()
  return (
    <Column>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      {file ? <FileStatus file={file} /> : <NoFile />}
    </Column>
  )
}
