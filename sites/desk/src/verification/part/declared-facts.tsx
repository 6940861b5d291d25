import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { personTexts } from '@bailclair/site-kit/platform/person-texts.messages.ts'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import type { Draft, TypedCorrection } from './draft.ts'
import { IncomeCorrection } from './income-correction.tsx'
import { partMessages } from './part.messages.ts'
import { type DocumentHolder, fullName } from './part-documents.ts'

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
  return (
    <section className="part-facts" aria-labelledby="part-declared">
      <h2 id="part-declared">{t.declared}</h2>
      <Facts
        facts={[
          { label: t.situation, value: words.situations[part.situation] },
          { label: t.incomes, value: <Lines lines={[incomes].flat()} /> },
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
              {t.representative} {holder.representative}
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
