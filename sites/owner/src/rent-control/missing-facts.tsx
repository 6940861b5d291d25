import type { PropertyField } from '@bailclair/domain/property/property.schema.ts'
import type { RentFact } from '@bailclair/domain/rent-control/rent-limits.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import type { MouseEvent } from 'react'
import { pathTo } from '#platform/paths.ts'
import type { IdOf, LimitedHome } from './limited-home.ts'
import { rentLimitsMessages } from './rent-limits.messages.ts'

type LimitingFact = Exclude<RentFact, 'longUnlet'> | 'type' | 'furniture' | 'livingSpace'

/** Steps of the wizard; the other facts are fields of that of the rent. */
const pages = {
  type: 'PropertyType',
  furniture: 'PropertyFurniture',
  livingSpace: 'PropertyLivingSpace',
} as const satisfies Partial<Record<PropertyField, string>>

type Props = { intro: string; facts: readonly LimitingFact[]; home: LimitedHome; idOf?: IdOf }

/** What is not known yet, each with the way to say it. */
export function MissingFacts({ intro, facts, home, idOf }: Props) {
  const t = useMessages(rentLimitsMessages)
  const params = home.id === undefined ? {} : { id: home.id }
  return (
    <div>
      <p>{intro}</p>
      <ul className="recap-missing-list">
        {facts.map((fact) => (
          <li key={fact}>
            {idOf && isRentFact(fact) ? (
              <a href={`#${idOf(fact)}`} onClick={(event) => leadTo(idOf(fact), event)}>
                {t.facts[fact]}
              </a>
            ) : (
              <a href={pathTo(isRentFact(fact) ? 'PropertyRent' : pages[fact], params)}>{t.facts[fact]}</a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const isRentFact = (fact: LimitingFact): fact is Exclude<LimitingFact, keyof typeof pages> => !(fact in pages)

/** Does not change the address. */
function leadTo(fieldId: string, event: MouseEvent) {
  event.preventDefault()
  document.getElementById(fieldId)?.focus()
}
