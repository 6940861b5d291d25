import type { ShownIn } from '@bailclair/domain/rental-file/field-views.schema.ts'
import type { TenantFields } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { personTexts } from '@bailclair/site-kit/platform/person-texts.messages.ts'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import type { ReactNode } from 'react'
import type { Draft, TypedCorrection } from './draft.ts'
import { IncomeCorrection } from './income-correction.tsx'
import { partMessages } from './part.messages.ts'
import { type DocumentHolder, fullName } from './part-documents.ts'

/** The heading says the names; the total stands with its correction. */
type Fact = Exclude<
  ShownIn<TenantFields, 'desk'>,
  'tenantType' | 'firstName' | 'lastName' | 'monthlyIncome' | 'incomeCorrection'
>

type Props = {
  part: DeskPart
  holders: readonly DocumentHolder[]
  draft: Draft
  onCorrect: (key: string, typed: TypedCorrection | undefined) => void
  /** Problems show only after the verifier tried to conclude. */
  showsProblems: boolean
}

/** What the documents have to prove. */
export function DeclaredFacts({ part, holders, draft, onCorrect, showsProblems }: Props) {
  const t = useMessages(partMessages)
  const words = useMessages(personTexts)
  const { money } = useFormats()
  const incomes =
    part.incomes.length === 0
      ? words.noIncome
      : part.incomes.map(({ kind, monthlyAmount }) => t.incomeOf(words.incomes[kind], money(monthlyAmount)))
  const values: Record<Fact, ReactNode> = {
    situation: words.situations[part.situation],
    incomes: <Lines lines={[incomes].flat()} />,
  }
  return (
    <section className="part-facts" aria-labelledby="part-declared">
      <h2 id="part-declared">{t.declared}</h2>
      <Facts
        facts={[
          ...Object.entries(values).map(([fact, value]) => ({ label: words.short.tenant[fact as Fact], value })),
          ...(part.coTenants.length > 0 ? [{ label: t.coTenants, value: <CoTenants part={part} /> }] : []),
        ]}
      />
      {holders.map((holder) => (
        <div key={holder.key} className="part-holder-facts">
          {holder.kind !== 'TENANT' && (
            <h3 className="part-holder">{t.guarantor(words.guarantors[holder.kind], holder.name)}</h3>
          )}
          {holder.representative && (
            <p className="small muted">
              {words.short.guarantor.representative} {holder.representative}
            </p>
          )}
          {holder.monthlyIncome !== undefined && (
            <IncomeCorrection
              holder={holder}
              tenantName={fullName(part)}
              language={part.language}
              typed={draft.corrections[holder.key]}
              onCorrect={(typed) => onCorrect(holder.key, typed)}
              showsProblems={showsProblems}
            />
          )}
        </div>
      ))}
    </section>
  )
}

function CoTenants({ part: { coTenants } }: { part: DeskPart }) {
  const t = useMessages(partMessages)
  return <Lines lines={coTenants.map((one) => t.coTenant(fullName(one) || t.someone, t.statuses[one.status]))} />
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="part-lines">
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two incomes may be the same
      <li key={index}>{line}</li>
    ))}
  </ul>
)
