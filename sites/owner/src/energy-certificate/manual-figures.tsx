import { officialGrades } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import { certificateMeasure, printedGrade } from '@bailclair/domain/energy-certificate/manual-certificate.schema.ts'
import { dateNotAfter, todayInParis } from '@bailclair/domain/value/today.ts'
import { readTypedDate } from '@bailclair/domain/value/typed-date.ts'
import { typed } from '@bailclair/domain/value/typed-number.schema.ts'
import type { Form } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Rich } from '@bailclair/site-kit/platform/messages/rich.tsx'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { RequiredNote } from '@bailclair/site-kit/ui/field/field.tsx'
import { NumberField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { SelectField } from '@bailclair/site-kit/ui/select/select-field.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { diagnosticMessages } from './diagnostic.messages.ts'
import type { DiagnosticValues } from './diagnostic-form.ts'
import { lateEnergyStanding } from './late-parts.ts'
import { LettingBanNotice } from './letting-ban-notice.tsx'

type Props = { form: Form<DiagnosticValues>; address: string | undefined }

/** Letter and figures of a paper certificate; while the letter is missing, the grade is estimated (decision 3). */
export function ManualFigures({ form, address }: Props) {
  const t = useMessages(diagnosticMessages).figures
  const { links } = useSiteConfig()
  const { language } = useLanguage()
  const energyConsumption = typed(certificateMeasure, language).safeParse(form.values.energyConsumption).data
  const dpeGrade = printedGrade.safeParse(form.values.dpeGrade).data
  const dpeDate = dateNotAfter(todayInParis(new Date())).safeParse(readTypedDate(form.values.dpeDate)).data
  const facts = {
    ...(energyConsumption !== undefined && { energyConsumption }),
    ...(dpeGrade && { dpeGrade }),
    ...(dpeDate && { dpeDate }),
    ...(address !== undefined && { address }),
  }
  return (
    <Stack gap={24}>
      <Callout>
        <p>
          <Rich
            text={t.recourse}
            registry={(words) => <ExternalLink href={links.certificateSearch}>{words}</ExternalLink>}
            inspector={(words) => <ExternalLink href={links.inspector}>{words}</ExternalLink>}
          />
        </p>
      </Callout>
      <Stack gap={8}>
        <p>{t.intro}</p>
        <RequiredNote all />
      </Stack>
      <Stack>
        <SelectField
          {...form.field('dpeGrade')}
          label={t.dpeGrade}
          hint={t.gradeHint}
          options={officialGrades.map((letter) => ({ value: letter, label: letter }))}
          withPrompt
          required
        />
        <NumberField
          {...form.field('energyConsumption')}
          label={t.energyConsumption}
          hint={<Rich text={t.energyHint} french={(words) => <span lang="fr">{words}</span>} />}
          suffix={t.energyUnit}
          required
        />
        <NumberField {...form.field('co2Emission')} label={t.co2Emission} suffix={t.co2Unit} required />
        {/* Copied from paper: typing is quicker than a date picker (decision 5). */}
        <TextField
          {...form.field('dpeDate')}
          label={t.dpeDate}
          hint={t.dateHint}
          inputMode="numeric"
          autoComplete="off"
          short
          required
        />
      </Stack>
      {(dpeGrade !== undefined || energyConsumption !== undefined) && (
        <section className="certificate-panel">
          <h2>{t.result}</h2>
          <LettingBanNotice property={facts} />
          <lateEnergyStanding.Part isNeeded facts={facts}>
            <Skeleton count={5} />
          </lateEnergyStanding.Part>
        </section>
      )}
    </Stack>
  )
}
