import { lastValidDay } from '@bailclair/domain/energy-certificate/certificate-validity.rules.ts'
import { findGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import { territoryOf } from '@bailclair/domain/energy-certificate/territory.rules.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { CertificateStatus } from './certificate-status.tsx'
import { ExpiryWarning } from './expiry-warning.tsx'
import { GradeExplanation } from './grade-explanation.tsx'
import { GradeScale } from './grade-scale.tsx'
import { LettingCalendar } from './letting-calendar.tsx'

export type EnergyFacts = Pick<
  PropertySummary,
  'address' | 'certificate' | 'energyConsumption' | 'dpeGrade' | 'dpeDate'
>

type Props = {
  facts: EnergyFacts
  /** Replaces the default explanation of the status. */
  status?: ReactNode
}

/**
 * The grade, what it means and what the law allows today; nothing without figures. Headings are level 3. Emissions get
 * a grade only from the registry: typed figures are graded on energy alone (decision 3).
 */
export function EnergyStanding({ facts, status }: Props) {
  const { certificate, energyConsumption, dpeDate, address = '' } = facts
  const today = todayInParis(new Date())
  const found = findGrade(facts)
  if (!found) return null
  const { grade, source } = found
  const hasEnded = certificate !== undefined && certificate.status !== 'ACTIF'
  // An ended certificate is explained by its status.
  const validUntil = certificate ? !hasEnded && certificate.validUntil : dpeDate && lastValidDay(dpeDate)
  const basis = hasEnded ? 'ended' : source === 'official' ? 'binding' : source
  return (
    <Stack gap={24}>
      {status ?? (hasEnded && <CertificateStatus certificate={certificate} />)}
      {validUntil && <ExpiryWarning validUntil={validUntil} today={today} />}
      <div className="grade-scales">
        <GradeScale
          kind="energy"
          grade={grade}
          figure={certificate ? certificate.primaryEnergyConsumption : energyConsumption}
          estimated={source === 'estimated'}
        />
        {certificate && <GradeScale kind="emissions" grade={certificate.co2Grade} figure={certificate.co2Emission} />}
      </div>
      <GradeExplanation grade={grade} />
      <LettingCalendar grade={grade} territory={territoryOf(address)} today={today} basis={basis} />
    </Stack>
  )
}
