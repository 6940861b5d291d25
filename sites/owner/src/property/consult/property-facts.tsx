import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { rentWithCharges } from '@bailclair/domain/property/rent-with-charges.rules.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import type { ReactNode } from 'react'
import { consultMessages } from './consult.messages.ts'

type Props = {
  /** The owner's own, or what a share link shows of it. */
  property: Pick<PropertySummary, 'type' | 'furniture' | 'livingSpace' | 'rentCost' | 'chargesCost' | 'dpeNotRequired'>
  /** How the energy grade is drawn; nothing while none is known. */
  grade: ReactNode
}

/** What is let, on one line. */
export function PropertyFacts({ property, grade }: Props) {
  const t = useMessages(consultMessages)
  const { number, money } = useFormats()
  const { type, furniture, livingSpace, rentCost, chargesCost, dpeNotRequired } = property
  const orNotGiven = <T,>(value: T | undefined, shown: (value: T) => ReactNode) =>
    value === undefined ? <span className="muted">{t.notGiven}</span> : shown(value)
  const facts: [string, ReactNode][] = [
    [t.type, orNotGiven(type, (value) => t.types[value])],
    [t.furniture, orNotGiven(furniture, (value) => t.furnitures[value])],
    [t.livingSpace, orNotGiven(livingSpace, (value) => `${number(value)}\u202Fm²`)],
    [t.rent, orNotGiven(rentCost, money)],
    [t.charges, orNotGiven(chargesCost, money)],
    [t.total, <strong key="total">{orNotGiven(rentWithCharges(property), money)}</strong>],
    [t.grade, grade ?? <span className="muted">{dpeNotRequired ? t.dpeNotRequired : t.notGiven}</span>],
  ]
  return (
    <dl className="property-facts">
      {facts.map(([label, value]) => (
        <div key={label} className="property-fact">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
