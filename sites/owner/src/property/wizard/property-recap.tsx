import { missingFields } from '@bailclair/domain/property/completeness.rules.ts'
import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import type { PropertyStep } from '@bailclair/domain/property/wizard.rules.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { MissingFact } from '@bailclair/site-kit/ui/facts/missing-fact.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { pathToStep } from '../step-paths.ts'
import { furnitureStepMessages } from './furniture-step.messages.ts'
import { typeStepMessages } from './type-step.messages.ts'
import { useEnergyWords } from './use-energy-words.ts'
import { validateStepMessages } from './validate-step.messages.ts'

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
  const { types } = useMessages(typeStepMessages)
  const { kinds } = useMessages(furnitureStepMessages)
  const { number, money } = useFormats()
  const diagnostic = useEnergyWords(property)
  const { name, type, address, furniture, livingSpace, rentCost, chargesCost } = property
  const missing: readonly string[] = missingFields(property)
  const monthly = (euros: number | undefined) => (euros === undefined ? undefined : t.monthly(money(euros)))
  const line = (step: PropertyStep, field: keyof typeof t.facts, value: string | undefined): Line => ({
    step,
    label: t.facts[field],
    value,
    isMissing: missing.includes(field),
  })
  return [
    line('name', 'name', name),
    line('type', 'type', type && types[type]),
    line('address', 'address', address),
    line('furniture', 'furniture', furniture && kinds[furniture]),
    line('livingSpace', 'livingSpace', livingSpace === undefined ? undefined : t.area(number(livingSpace))),
    line('rent', 'rentCost', monthly(rentCost)),
    line('rent', 'chargesCost', monthly(chargesCost)),
    line('diagnostic', 'diagnostic', diagnostic),
  ]
}
