import { noEffortRate } from '@bailclair/domain/application/effort-rate.rules.ts'
import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { nameOf } from '@bailclair/domain/rental-file/person-name.rules.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { effortRateTexts } from '#platform/effort-rate-texts.messages.ts'
import { effortRateMessages } from './effort-rate.messages.ts'

/** How the rate is computed, income shares, and what it does not say (decision 7). */
export function EffortRate({ file }: { file: CompleteFile }) {
  const t = useMessages(effortRateMessages)
  if (file.effortRate === undefined) return null
  return (
    <Disclosure className="complete-file-rate" summary={t.understand}>
      <Stack>
        {file.effortRate === noEffortRate ? <p>{t.none}</p> : <Sums file={file} rate={file.effortRate} />}
        <p>{t.law}</p>
      </Stack>
    </Disclosure>
  )
}

function Sums({ file, rate }: { file: CompleteFile; rate: number }) {
  const t = useMessages(effortRateMessages)
  const names = useMessages(effortRateTexts)
  const { money, percent } = useFormats()
  const { rentCost = 0, chargesCost = 0, totalSalary, effortRateWithCharges, tenants } = file
  const quotient = (cost: string, result: number) => t.quotient(cost, money(totalSalary), percent(result))
  const shareOf = (income: number) => t.share(money(income), percent(Math.round((income * 100) / totalSalary)))
  return (
    <>
      <p>{t.intro}</p>
      <Facts
        facts={[
          { label: names.rateWithoutCharges, value: <strong>{quotient(money(rentCost), rate)}</strong> },
          ...(effortRateWithCharges === undefined
            ? []
            : [
                {
                  label: names.rateWithCharges,
                  value: quotient(`(${money(rentCost)} + ${money(chargesCost)})`, effortRateWithCharges),
                },
              ]),
        ]}
      />
      {tenants.length > 1 && (
        <>
          <p>{t.shares}</p>
          <ul>
            {tenants.map((tenant, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
              <li key={index}>{t.shareOf(nameOf(tenant), shareOf(tenant.monthlyIncome ?? 0))}</li>
            ))}
          </ul>
        </>
      )}
      <p>{t.guarantors}</p>
    </>
  )
}
