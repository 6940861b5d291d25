import { type EnergyGrade, findGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { validateStepMessages } from './validate-step.messages.ts'

/** What is known of the energy of a property, in a line; undefined when nothing is. */
export function useEnergyWords(property: Partial<PropertySummary>): string | undefined {
  const t = useMessages(validateStepMessages).energy
  const { number, date } = useFormats()
  const { certificate, energyConsumption: energy, co2Emission: emissions, dpeDate, dpeNotRequired } = property
  if (dpeNotRequired) return t.notSubject
  const found = findGrade(property)
  const words = [
    certificate && `${t.certificate(certificate.number)} (${t.statuses[certificate.status]})`,
    found && (found.source === 'estimated' ? t.estimatedGrade : t.grade)(letterOf(found.grade)),
    energy !== undefined && t.consumption(number(energy)),
    emissions !== undefined && t.emissions(number(emissions)),
    dpeDate && t.date(date(dpeDate)),
  ].filter(Boolean)
  return words.length === 0 ? undefined : sentenceOf(words.join(', '))
}

/** Decision 3. */
const letterOf = (grade: EnergyGrade): string => (grade === 'A-D' ? 'A–D' : grade)

const sentenceOf = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
