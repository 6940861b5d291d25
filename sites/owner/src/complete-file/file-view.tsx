import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { TenantPart } from '@bailclair/site-kit/complete-file/tenant-part.tsx'
import type { FileDownload } from '@bailclair/site-kit/complete-file/use-download.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { DownloadFile } from './download-file.tsx'
import { EffortRate } from './effort-rate.tsx'
import { FileFigures } from './file-figures.tsx'
import { fileViewMessages } from './file-view.messages.ts'
import { LandlordDuties } from './landlord-duties.tsx'

type Props = {
  file: CompleteFile
  download: FileDownload
  /** Who reads decides what they may do with it. */
  duties: ComponentProps<typeof LandlordDuties>['of']
  back?: { href: string; label: string }
  /** Below the title. */
  notice?: ReactNode
  /** The page of an authority's own system that has the documents. */
  documentsAt?: string | undefined
  /** Between the file and the duties. */
  children?: ReactNode
}

export function FileView({ file, download, duties, back, notice, documentsAt, children }: Props) {
  const t = useMessages(fileViewMessages)
  const { date } = useFormats()
  const { propertyName, town, shownOn, verifiedOn, accessEndsOn, tenants, hasDocuments } = file
  return (
    <article className="complete-file">
      <PageHeader
        title={t.title(tenants)}
        back={back}
        actions={
          <>
            <DownloadFile file={file} download={download} />
            <Button variant="quiet" icon="print" onClick={() => window.print()}>
              {t.print}
            </Button>
          </>
        }
      >
        {propertyName ? t.forProperty(propertyName, town) : t.forLetting}
        <br />
        {t.on(date(shownOn))}
      </PageHeader>
      {notice}
      <p className="complete-file-standing">
        <Badge tone="verified">{t.verified(date(verifiedOn))}</Badge>
        {duties === 'owner' && <span className="muted">{t.openUntil(date(accessEndsOn), tenants.length)}</span>}
      </p>
      <FileFigures file={file} />
      <EffortRate file={file} />
      {!hasDocuments && (
        <Callout actions={documentsAt && <ExternalLink href={documentsAt}>{t.documentsAt}</ExternalLink>}>
          {t.documentsElsewhere}
        </Callout>
      )}
      {tenants.map((tenant, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and the order is the server's
        <TenantPart key={index} tenant={tenant} download={download} />
      ))}
      {children}
      <LandlordDuties of={duties} />
    </article>
  )
}
