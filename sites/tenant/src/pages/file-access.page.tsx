import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Column, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { fileAccessMessages } from '#file-access/file-access.messages.ts'
import { FileAccesses } from '#file-access/file-accesses.tsx'
import { UnfinishedApplications } from '#share-link/unfinished-applications.tsx'
import { useTenant } from '#tenant/tenant.queries.ts'
import { readinessOf } from './readiness-of.ts'

/** Applications to finish stand first: nobody sees the file yet because of them. */
export default function FileAccessPage() {
  const t = useMessages(fileAccessMessages)
  const { file } = useTenant()
  return (
    <Column>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <Stack gap={32}>
        <UnfinishedApplications readiness={readinessOf(file)} />
        <FileAccesses />
      </Stack>
    </Column>
  )
}
