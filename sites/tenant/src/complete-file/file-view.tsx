import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import type { FileToken } from '@bailclair/domain/complete-file/file-token.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { DownloadFile } from './download-file.tsx'
import { EffortRate } from './effort-rate.tsx'
import { FileFigures } from './file-figures.tsx'
import { fileViewMessages } from './file-view.messages.ts'
import { LandlordDuties } from './landlord-duties.tsx'
import { namesOf } from './person-name.ts'
import { TenantPart } from './tenant-part.tsx'

type Props = { file: CompleteFile; token: FileToken; onClosed: () => void }

export function FileView({ file, token, onClosed }: Props) {
  const t = useMessages(fileViewMessages)
  const { date } = useFormats()
  const { propertyName, town, shownOn, verifiedOn, accessEndsOn, tenants, hasDocuments } = file
  return (
    <article className="complete-file">
      <PageHeader
        title={t.title(namesOf(tenants, t.and))}
        actions={
          <>
            <DownloadFile file={file} token={token} onClosed={onClosed} />
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
      <p className="complete-file-standing">
        <Badge tone="verified">{t.verified(date(verifiedOn))}</Badge>
        <span className="muted">{t.openUntil(date(accessEndsOn), tenants.length)}</span>
      </p>
      <FileFigures file={file} />
      <EffortRate file={file} />
      {!hasDocuments && <Callout>{t.documentsElsewhere}</Callout>}
      {tenants.map((tenant, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and the order is the server's
        <TenantPart key={index} tenant={tenant} token={token} onClosed={onClosed} />
      ))}
      <LandlordDuties />
    </article>
  )
}
