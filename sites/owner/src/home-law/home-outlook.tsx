import { findGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import { type OutlookRuleId, outlookOf } from '@bailclair/domain/law/home-outlook.rules.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { rentTerritories } from '@bailclair/domain/rent-control/rent-territories.data.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { LawStateBadge } from '@bailclair/site-kit/ui/law-state/law-state-badge.tsx'
import { useLaw } from '#platform/use-law.ts'
import { outlookMessages } from './outlook.messages.ts'

type Props = { property: PropertySummary; place: RentPlace | undefined }

/** What of the home's rules is unsure today, and what will change and when. */
export function HomeOutlook({ property, place }: Props) {
  const t = useMessages(outlookMessages)
  const { date } = useFormats()
  const { today, changes } = useLaw()
  const { uncertain, next } = outlookOf(property, place, today, changes)
  const grade = findGrade(property)
  const isGradeMissing = !property.dpeNotRequired && (!grade || grade.source === 'estimated')
  const nameOf = (rule: OutlookRuleId) => {
    const territory = Object.values(rentTerritories).find((one) => one.rule === rule)
    return territory ? t.control(territory.name) : t.names[rule as keyof typeof t.names]
  }
  return (
    <section aria-labelledby="en-bref">
      <h2 id="en-bref">{t.title}</h2>
      {uncertain.length > 0 && (
        <div>
          <h3>{t.uncertain}</h3>
          <ul className="law-outlook">
            {uncertain.map(({ rule, since }) => (
              <li key={rule}>
                <LawStateBadge state="UNCERTAIN" />
                <span>
                  {nameOf(rule)}, {t.since(since)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {next.length > 0 && (
        <div>
          <h3>{t.next}</h3>
          <ul className="law-outlook">
            {next.map(({ rule, from, state }) => (
              <li key={rule}>
                <strong>{date(from)}</strong>
                <span>{nameOf(rule)}</span>
                <LawStateBadge state={state}>{t.becomes[state]}</LawStateBadge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {next.length === 0 && <p>{t.none}</p>}
      {isGradeMissing && <p className="muted">{t.withoutGrade}</p>}
      {place?.kind !== 'FOUND' && <p className="muted">{t.withoutPlace}</p>}
    </section>
  )
}
