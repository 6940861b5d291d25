import { isGradeValid } from '@bailclair/domain/energy-certificate/certificate-validity.rules.ts'
import { findGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import { territoryOf } from '@bailclair/domain/energy-certificate/territory.rules.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { useLaw } from '#platform/use-law.ts'
import { LettingCalendar } from './letting-calendar.tsx'

export type EnergyFacts = Pick<
  PropertySummary,
  'address' | 'livingSpace' | 'certificate' | 'energyConsumption' | 'dpeGrade' | 'dpeDate'
>

type Props = {
  /** With an id: a saved property, whose address can be completed on another page. */
  facts: EnergyFacts & { id?: string | undefined }
}

/** The letting calendar of a home; nothing without a grade. The heading is of level 3. */
export function HomeCalendar({ facts }: Props) {
  const { id, address = '' } = facts
  const { today } = useLaw()
  const found = findGrade(facts)
  if (!found) return null
  const { grade, source } = found
  const hasEnded = source !== 'estimated' && !isGradeValid(facts, today)
  const basis = hasEnded ? 'ended' : source === 'official' ? 'binding' : source
  return <LettingCalendar grade={grade} territory={territoryOf(address)} today={today} basis={basis} id={id} />
}
