import { issuedPdfCode } from '@bailclair/domain/issued-pdf/issued-pdf.schema.ts'
import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Column, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { ShortForm } from '@bailclair/site-kit/ui/short-form.tsx'
import { z } from 'zod/mini'
import { checkPdfMessages } from './check-pdf.messages.ts'
import { PdfPicker } from './pdf-picker.tsx'
import { usePdfCheck } from './use-pdf-check.ts'
import { Verdict } from './verdict.tsx'

const rules = z.object({ code: issuedPdfCode })

/** Anybody checks here whether a PDF was issued by the service and is unaltered (decision 192). */
export default function CheckPdfPage() {
  const t = useMessages(checkPdfMessages)
  const errors = useMessages(errorMessages)
  const { name } = useSiteConfig()
  const { check, checkFile, checkCode } = usePdfCheck()
  const form = useForm<{ code: string }>({
    initial: { code: '' },
    rules,
    labels: { code: t.code },
    send: (values) => checkCode(rules.parse(values).code),
  })
  return (
    <Column>
      <PageHeader title={t.title}>{t.help(name)}</PageHeader>
      <Stack gap={32}>
        <section>
          <h2 className="check-pdf-way">{t.file}</h2>
          <PdfPicker isPending={check.state === 'reading'} onPick={(file) => void checkFile(file)} />
        </section>
        <div className="check-pdf-answer" role="status">
          {check.state === 'reading' && <p className="muted">{t.reading}</p>}
          {check.state === 'unreadable' && <Callout kind="danger">{t.unreadable}</Callout>}
          {check.state === 'failed' && <Callout kind="danger">{errors[check.error.code]}</Callout>}
          {check.state === 'checked' && <Verdict checked={check.checked} />}
        </div>
        <section>
          <h2 className="check-pdf-way">{t.orCode}</h2>
          <ShortForm form={form} submitLabel={t.submit}>
            <TextField
              {...form.field('code')}
              label={t.code}
              hint={t.codeHint}
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </ShortForm>
        </section>
      </Stack>
    </Column>
  )
}
