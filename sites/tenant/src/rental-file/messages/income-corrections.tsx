import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { guarantorName } from '#rental-file/guarantor-name.ts'
import { incomeCorrectionMessages } from './income-corrections.messages.ts'

export const hasCorrections = ({ incomeCorrection, guarantors }: MyFile): boolean =>
  incomeCorrection !== undefined || guarantors.some((guarantor) => guarantor.incomeCorrection)

/** The team's income corrections with reasons, of the tenant and guarantors. */
export function IncomeCorrections({ file, language }: { file: MyFile; language: Language }) {
  const t = useMessages(incomeCorrectionMessages)
  const { money } = useFormats()
  const incomes = [
    { ...file, id: 'own', label: t.own },
    ...file.guarantors.map((guarantor) => ({ ...guarantor, label: t.ofGuarantor(guarantorName(guarantor)) })),
  ]
  const corrected = incomes.flatMap(({ id, label, monthlyIncome = 0, incomeCorrection }) =>
    incomeCorrection ? [{ id, label, monthlyIncome, ...incomeCorrection }] : [],
  )
  if (corrected.length === 0) return null
  return (
    <Callout title={t.title}>
      <p>{t.text}</p>
      <dl className="income-corrections">
        {corrected.map(({ id, label, monthlyIncome, declaredIncome, reason }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {declaredIncome === undefined
                ? money(monthlyIncome)
                : t.change(money(monthlyIncome), money(declaredIncome))}
            </dd>
            <dd className="income-corrections-reason" lang={language}>
              {reason}
            </dd>
          </div>
        ))}
      </dl>
    </Callout>
  )
}
