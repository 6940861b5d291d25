import { type PlainField, plainFieldNames } from '@bailclair/domain/property/property.schema.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { rentWithCharges } from '@bailclair/domain/property/rent-with-charges.rules.ts'
import { publicFieldNames } from '@bailclair/domain/share-link/public-property.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import type { ReactNode } from 'react'
import { propertyTexts } from '#platform/property-texts.messages.ts'
import { useFieldValues } from '../use-field-values.ts'
import { consultMessages } from './consult.messages.ts'

type Props = {
  /** The owner's own, or what a share link shows of it. */
  property: Pick<PropertySummary, PlainField | 'dpeNotRequired'>
  /** How the energy grade is drawn; nothing while none is known. */
  grade: ReactNode
}

/** Name and address are the title of the page. */
const fields = plainFieldNames.filter((field) => field !== 'name' && field !== 'address')
const isPublic = (field: PlainField) => (publicFieldNames as readonly PlainField[]).includes(field)

/** What is let, on one line. A private field has a value for the owner only, and shows only then. */
export function PropertyFacts({ property, grade }: Props) {
  const t = useMessages(consultMessages)
  const { short, consult } = useMessages(propertyTexts)
  const { money } = useFormats()
  const values = useFieldValues(property)
  const total = rentWithCharges(property)
  const notGiven = <span className="muted">{t.notGiven}</span>
  const factOf = (field: PlainField): [string, ReactNode] => [
    { ...short, ...consult }[field],
    values[field] ?? notGiven,
  ]
  const facts: [string, ReactNode][] = [
    ...fields.filter(isPublic).map(factOf),
    [t.total, <strong key="total">{total === undefined ? notGiven : money(total)}</strong>],
    [t.grade, grade ?? (property.dpeNotRequired ? <span className="muted">{short.dpeNotRequired}</span> : notGiven)],
    ...fields.filter((field) => !isPublic(field) && values[field] !== undefined).map(factOf),
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
