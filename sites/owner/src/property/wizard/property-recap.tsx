import { missingFields } from '@bailclair/domain/property/completeness.rules.ts'
import {
  type PlainField,
  type PropertyField,
  plainFieldNames,
  propertyFields,
  type RentLimitField,
  rentLimitFieldNames,
} from '@bailclair/domain/property/property.schema.ts'
import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import type { PropertyStep } from '@bailclair/domain/property/wizard.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { MissingFact } from '@bailclair/site-kit/ui/facts/missing-fact.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { propertyTexts } from '#platform/property-texts.messages.ts'
import { pathToStep } from '../step-paths.ts'
import { useFieldValues } from '../use-field-values.ts'
import { useRentFactValues } from '../use-rent-fact-values.ts'
import { useEnergyWords } from './use-energy-words.ts'
import { validateStepMessages } from './validate-step.messages.ts'

const paidMonthly: readonly PropertyField[] = ['rentCost', 'chargesCost', 'lastRent']

type Line = { step: PropertyStep; label: string; value: string | undefined; isMissing?: boolean }

/** Everything that was told of the property, each line with the way to change it. */
export function PropertyRecap({ property }: { property: Partial<Property> }) {
  const t = useMessages(validateStepMessages)
  return (
    <Facts
      facts={useLines(property).map(({ step, label, value, isMissing = false }) => ({
        label,
        value:
          value ?? (isMissing ? <MissingFact>{t.missing}</MissingFact> : <span className="muted">{t.notGiven}</span>),
        action: (
          <a href={pathToStep(step, property.id)}>
            {value === undefined ? t.fill : t.edit}
            <VisuallyHidden> – {label}</VisuallyHidden>
          </a>
        ),
      }))}
    />
  )
}

function useLines(property: Partial<Property>): Line[] {
  const t = useMessages(validateStepMessages)
  const { short } = useMessages(propertyTexts)
  const values = { ...useFieldValues(property), ...useRentFactValues(property) }
  const diagnostic = useEnergyWords(property)
  const missing: readonly PropertyField[] = missingFields(property)
  // Asked of few homes: of the others there is nothing to fill in.
  const rentFacts = rentLimitFieldNames.filter((field) => values[field] !== undefined)
  const lines = [...plainFieldNames, ...rentFacts].map((field: PlainField | RentLimitField) => {
    const value = values[field]
    return {
      step: propertyFields[field].step,
      label: short[field],
      value: value !== undefined && paidMonthly.includes(field) ? t.monthly(value) : value,
      isMissing: missing.includes(field),
    }
  })
  return [...lines, { step: 'diagnostic', label: t.diagnostic, value: diagnostic }]
}
