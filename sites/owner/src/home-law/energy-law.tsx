import { isGradeValid } from '@bailclair/domain/energy-certificate/certificate-validity.rules.ts'
import { type EnergyGrade, findGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import { lettingCalendar } from '@bailclair/domain/energy-certificate/letting-calendar.data.ts'
import { type Territory, territoryOf } from '@bailclair/domain/energy-certificate/territory.rules.ts'
import { banRulesOf, excessRuleOf } from '@bailclair/domain/law/home-outlook.rules.ts'
import { isInForce } from '@bailclair/domain/law/law-in-force.rules.ts'
import { lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { LawLink } from '@bailclair/site-kit/ui/law-link.tsx'
import type { ReactNode } from 'react'
import { useLaw } from '#platform/use-law.ts'
import { energyLawMessages } from './energy-law.messages.ts'
import { LawSources, LawStatement } from './law-statement.tsx'
import { MissingFact } from './missing-fact.tsx'
import { SeasonLaw, SeasonLawOfAny } from './season-law.tsx'

type Props = {
  property: PropertySummary
  /** The address of the step that asks for the certificate. */
  step: string
  /** The address of the page that writes the advert. */
  advert: string
  /** How the grade is drawn. */
  badge: (grade: EnergyGrade, isEstimate: boolean) => ReactNode
  /** What the grade allows today. */
  calendar: ReactNode
  /** What an attestation may change of the grade. */
  updates: ReactNode
}

/** What the energy grade allows, until when, and what the law excepts. */
export function EnergyLaw({ property, step, advert, badge, calendar, updates }: Props) {
  const t = useMessages(energyLawMessages)
  const found = findGrade(property)
  const territory = territoryOf(property.address ?? '')
  const { today } = useLaw()
  const isSure = found?.source !== 'estimated' && isGradeValid(property, today)
  return (
    <section aria-labelledby="energie">
      <h2 id="energie">{t.title}</h2>
      {property.dpeNotRequired ? (
        <>
          <MissingFact href={step} action={t.checkCertificate}>
            {t.notRequired}
          </MissingFact>
          <SeasonLawOfAny territory={territory} />
        </>
      ) : found ? (
        <>
          <p>
            {t.grade} {badge(found.grade, found.source === 'estimated')}
          </p>
          {updates}
          {calendar}
          <LawSources rules={banRulesOf(found.grade, territory)} />
          <Renewal grade={found.grade} territory={territory} />
          <SeasonLaw grade={found.grade} territory={territory} isSure={isSure} />
        </>
      ) : (
        <MissingFact href={step} action={t.addCertificate}>
          {t.unknown}
        </MissingFact>
      )}
      {!property.dpeNotRequired && (
        <Advert href={advert} excess={found && isSure ? excessRuleOf(found.grade, territory) : undefined} />
      )}
    </section>
  )
}

type AdvertProps = { href: string; excess: ReturnType<typeof excessRuleOf> }

/** What an advert must say of the energy. */
function Advert({ href, excess }: AdvertProps) {
  const { advert: t } = useMessages(energyLawMessages)
  const law = useLaw()
  const isExcessive = excess !== undefined && isInForce(excess, law)
  return (
    <LawStatement title={t.title} rules={['advert-grades', 'advert-energy-cost', ...(excess ? [excess] : [])]}>
      <p>{t.text}</p>
      {isExcessive && <p>{t.excess}</p>}
      <p>
        <a href={href}>{t.write}</a>
      </p>
    </LawStatement>
  )
}

type Graded = { grade: EnergyGrade; territory: Territory }

/** Where the grade has a ban, today or later. */
function Renewal({ grade, territory }: Graded) {
  const t = useMessages(energyLawMessages)
  const { renewLease } = lettingCalendar[territory][grade]
  if (renewLease.kind !== 'rule') return null
  const { renewal, exceptions } = t
  return (
    <>
      <LawStatement title={renewal.title} rules={[renewLease.rule]}>
        <p>{renewal.text}</p>
        <p>{renewal.notice}</p>
      </LawStatement>
      <LawStatement title={exceptions.title} rules={[renewLease.rule]}>
        <p>{exceptions.intro}</p>
        <ul className="law-list">
          <li>{exceptions.condominium}</li>
          <li>{exceptions.constraints}</li>
        </ul>
        <p>{exceptions.proof}</p>
        <p className="small">
          <LawLink source={{ ...lawRules['energy-rent'].source, article: 'article 20-1' }} />
        </p>
      </LawStatement>
    </>
  )
}
