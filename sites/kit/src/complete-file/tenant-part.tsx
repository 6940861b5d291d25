import type { ShownTenant } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import type { ShownIn } from '@bailclair/domain/rental-file/field-views.schema.ts'
import type { TenantFields } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import { nameOf } from '@bailclair/domain/rental-file/person-name.rules.ts'
import type { ReactNode } from 'react'
import { useFormats } from '#platform/messages/formats.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { personTexts } from '#platform/person-texts.messages.ts'
import { Facts } from '#ui/facts/facts.tsx'
import { GuarantorPart } from './guarantor-part.tsx'
import { personMessages } from './person.messages.ts'
import { Proofs } from './proofs.tsx'
import type { FileDownload } from './use-download.ts'

/** The heading says the names; the total stands with the incomes. */
type Fact = Exclude<ShownIn<TenantFields, 'owner'>, 'tenantType' | 'firstName' | 'lastName' | 'monthlyIncome'>

type Props = { tenant: ShownTenant; download: FileDownload }

export function TenantPart({ tenant, download }: Props) {
  const t = useMessages(personMessages)
  const words = useMessages(personTexts)
  const { situation, guarantors } = tenant
  const name = nameOf(tenant)
  const values: Record<Fact, ReactNode> = {
    situation: situation ? words.situations[situation] : t.notStated,
    incomes: <Incomes tenant={tenant} />,
  }
  return (
    <section className="card file-person">
      <h2>{name}</h2>
      <Facts
        facts={Object.entries(values).map(([fact, value]) => ({ label: words.short.tenant[fact as Fact], value }))}
      />
      <Proofs holder={name} proven={tenant} download={download} />
      {guarantors.map((guarantor, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and the order is the server's
        <GuarantorPart key={index} guarantor={guarantor} download={download} />
      ))}
      {guarantors.length === 0 && <p className="small muted">{t.noGuarantor}</p>}
    </section>
  )
}

function Incomes({ tenant: { incomes, monthlyIncome } }: { tenant: ShownTenant }) {
  const t = useMessages(personMessages)
  const words = useMessages(personTexts)
  const { money } = useFormats()
  if (monthlyIncome === undefined) return t.notStated
  if (monthlyIncome === 0) return words.noIncome
  const declared = incomes.reduce((sum, { monthlyAmount }) => sum + monthlyAmount, 0)
  // Rounding errors of two-decimal euros are far below a cent.
  const isCorrected = incomes.length > 0 && Math.abs(declared - monthlyIncome) >= 0.005
  return (
    <>
      <strong className="amount">{money(monthlyIncome)}</strong>
      {incomes.length > 0 && (
        <ul className="file-incomes">
          {incomes.map(({ kind, monthlyAmount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two incomes may be of one kind
            <li key={index}>{t.incomeOf(words.incomes[kind], money(monthlyAmount))}</li>
          ))}
        </ul>
      )}
      {isCorrected && <p className="small muted">{t.corrected}</p>}
    </>
  )
}
