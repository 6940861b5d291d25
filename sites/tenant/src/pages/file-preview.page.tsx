import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { ownFileMessages } from '#complete-file/own-file.messages.ts'
import { OwnFilePreview } from '#complete-file/own-file-preview.tsx'
import { OwnPdf } from '#complete-file/own-pdf.tsx'
import { pathTo } from '#platform/paths.ts'
import { useRedirect } from '#platform/use-redirect.ts'
import { useTenant } from '#tenant/tenant.queries.ts'

/** Without a file there is nothing to preview. */
export default function FilePreviewPage() {
  const t = useMessages(ownFileMessages)
  const { file } = useTenant()
  useRedirect(file ? undefined : pathTo('MyFile'))
  if (!file) return null
  return (
    <Column>
      <PageHeader title={t.title} back={{ href: pathTo('MyFile'), label: t.back }} actions={<OwnPdf />}>
        {t.help}
      </PageHeader>
      <OwnFilePreview />
    </Column>
  )
}
