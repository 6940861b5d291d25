import type { OwnFile } from '@bailclair/domain/complete-file/own-file.schema.ts'
import { TenantPart } from '@bailclair/site-kit/complete-file/tenant-part.tsx'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { personTexts } from '@bailclair/site-kit/platform/person-texts.messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Figures } from '@bailclair/site-kit/ui/figures/figures.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { pathTo } from '#platform/paths.ts'
import { ownFileMessages } from './own-file.messages.ts'
import { useOwnDownload } from './own-file.queries.ts'

/** The owner's view of one's own part, with what it does not show (decision 113). */
export function OwnFileView({ file }: { file: OwnFile }) {
  const t = useMessages(ownFileMessages)
  const download = useOwnDownload()
  const { verifiedOn, tenants, coTenants } = file
  return (
    <Stack gap={24}>
      {verifiedOn ? <Verified day={verifiedOn} /> : <Callout title={t.notVerified.title}>{t.notVerified.text}</Callout>}
      <Totals file={file} />
      {tenants.map((tenant) => (
        <TenantPart key="own" tenant={tenant} download={download} />
      ))}
      {coTenants.length > 0 && (
        <Callout title={t.others(coTenants.map(({ firstName = t.someone, ...names }) => ({ firstName, ...names })))}>
          {t.othersText}
        </Callout>
      )}
    </Stack>
  )
}

function Verified({ day }: { day: string }) {
  const t = useMessages(ownFileMessages)
  const { date } = useFormats()
  const accesses = (
    <ButtonLink variant="secondary" compact href={pathTo('FileAccess')}>
      {t.accesses}
    </ButtonLink>
  )
  return (
    <>
      <div>
        <Badge tone="verified">{t.verified(date(day))}</Badge>
      </div>
      <Callout actions={accesses}>{t.seen}</Callout>
    </>
  )
}

function Totals({ file: { totalSalary, totalGuarantorSalary } }: { file: OwnFile }) {
  const labels = useMessages(personTexts).short.file
  const { money } = useFormats()
  if (totalSalary === undefined) return null
  const figures = [
    { label: labels.totalSalary, value: money(totalSalary) },
    ...(totalGuarantorSalary === undefined
      ? []
      : [{ label: labels.totalGuarantorSalary, value: money(totalGuarantorSalary) }]),
  ]
  return <Figures figures={figures} />
}
