import type { PdfVerdict } from '@bailclair/domain/issued-pdf/issued-pdf.rules.ts'
import type { CheckedPdf } from '@bailclair/domain/issued-pdf/issued-pdf.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { checkPdfMessages } from './check-pdf.messages.ts'

const looks = {
  UNALTERED: 'success',
  ALTERED: 'danger',
  ISSUED: 'info',
  UNKNOWN: 'warning',
} as const satisfies Record<PdfVerdict, string>

export function Verdict({ checked: { verdict, issuedOn } }: { checked: CheckedPdf }) {
  const t = useMessages(checkPdfMessages).verdicts[verdict]
  const { date } = useFormats()
  const { name } = useSiteConfig()
  return (
    <Callout kind={looks[verdict]} title={t.title}>
      {t.text(name, issuedOn ? date(issuedOn) : '')}
    </Callout>
  )
}
