import { noEffortRate } from '@bailclair/domain/application/effort-rate.rules.ts'
import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { personTexts } from '@bailclair/site-kit/platform/person-texts.messages.ts'
import { Figures } from '@bailclair/site-kit/ui/figures/figures.tsx'
import { effortRateTexts } from '#platform/effort-rate-texts.messages.ts'

/** Key figures; none of them is a verdict (decision 7). */
export function FileFigures({ file }: { file: CompleteFile }) {
  const names = useMessages(effortRateTexts)
  const labels = useMessages(personTexts).short.file
  const { money, percent } = useFormats()
  const { totalSalary, totalGuarantorSalary, effortRate, effortRateWithCharges } = file
  const rate = (label: string, value: number | undefined) =>
    value === undefined ? [] : [{ label, value: value === noEffortRate ? '–' : percent(value) }]
  return (
    <Figures
      figures={[
        { label: labels.totalSalary, value: money(totalSalary) },
        ...(totalGuarantorSalary === undefined
          ? []
          : [{ label: labels.totalGuarantorSalary, value: money(totalGuarantorSalary) }]),
        ...rate(names.rateWithoutCharges, effortRate),
        ...rate(names.rateWithCharges, effortRateWithCharges),
      ]}
    />
  )
}
