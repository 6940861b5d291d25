import type { LawRuleId } from '@bailclair/domain/law/law-rules.data.ts'
import { type LettingKind, lettingKinds } from '@bailclair/domain/law/letting-kind.ts'
import { kindsOf } from '@bailclair/domain/law/letting-limits.rules.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { lettingTexts } from '#platform/letting-texts.messages.ts'
import { officialLinks } from '#platform/official-links.ts'
import { FeeLimits } from './fee-limits.tsx'
import { LawSources, LawStatement } from './law-statement.tsx'
import { leaseLawMessages } from './lease-law.messages.ts'
import { MissingFact } from './missing-fact.tsx'
import { type LeaseTerms, useLeaseTerms } from './use-lease-terms.ts'

type Props = {
  property: PropertySummary
  place: RentPlace | undefined
  /** The address of the step that asks for the furnishing. */
  step: string
}

const rules = {
  deposit: 'lease-deposit',
  charges: 'lease-charges',
  duration: 'lease-duration',
  notice: 'lease-notice',
} as const satisfies Record<keyof LeaseTerms, LawRuleId>

/** A mobility lease has a title of the law of its own. */
const ruleOf = (kind: LettingKind, term: keyof LeaseTerms): LawRuleId =>
  kind === 'MOBILITY' ? 'lease-mobility' : rules[term]

const terms = ['deposit', 'charges', 'duration', 'notice'] as const satisfies (keyof LeaseTerms)[]

/** What may stand in a lease of this home: that of a main residence first. */
export function LeaseLaw({ property: { furniture, rentCost, livingSpace }, place, step }: Props) {
  const t = useMessages(leaseLawMessages)
  const tenseZone = place?.kind === 'FOUND' ? place.tenseZone : 'UNKNOWN'
  const termsOf = useLeaseTerms({ rentCost, tenseZone })
  const titles = { deposit: t.deposit.title, charges: t.charges, duration: t.duration.title, notice: t.notice.title }
  const others = furniture ? kindsOf(furniture).filter((kind) => kind !== furniture) : lettingKinds
  return (
    <section aria-labelledby="bail">
      <h2 id="bail">{t.title}</h2>
      {furniture ? (
        <>
          <p>{t.kind[furniture]}</p>
          {terms.map((term) => (
            <LawStatement key={term} title={titles[term]} rules={[ruleOf(furniture, term)]}>
              <p>{termsOf(furniture)[term] ?? t.notInForce}</p>
              {term === 'notice' && furniture === 'UNFURNISHED' && tenseZone === 'UNKNOWN' && (
                <p>
                  <ExternalLink href={officialLinks.tenseZones}>{t.notice.zones}</ExternalLink>
                </p>
              )}
            </LawStatement>
          ))}
        </>
      ) : (
        <MissingFact href={step} action={t.addFurniture}>
          {t.unknown}
        </MissingFact>
      )}
      {others.length > 0 && (
        <Disclosure summary={<h3>{furniture ? t.others : t.every}</h3>}>
          <Stack gap={24}>
            {others.map((kind) => (
              <KindFacts key={kind} kind={kind} terms={termsOf(kind)} titles={titles} />
            ))}
            <LawSources rules={[...Object.values(rules), 'lease-mobility']} />
          </Stack>
        </Disclosure>
      )}
      <FeeLimits place={place} livingSpace={livingSpace} />
    </section>
  )
}

type KindProps = { kind: LettingKind; terms: LeaseTerms; titles: Readonly<Record<keyof LeaseTerms, string>> }

function KindFacts({ kind, terms: texts, titles }: KindProps) {
  const { kinds } = useMessages(lettingTexts)
  return (
    <Stack gap={8}>
      <h4>{kinds[kind]}</h4>
      <Facts
        facts={terms.flatMap((term) => {
          const value = texts[term]
          return value === undefined ? [] : [{ label: titles[term], value }]
        })}
      />
    </Stack>
  )
}
