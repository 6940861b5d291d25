import { lastValidDay } from '@bailclair/domain/energy-certificate/certificate-validity.rules.ts'
import { findGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { pathTo } from '#platform/paths.ts'
import { CertificateStatus } from './certificate-status.tsx'
import { ExpiryWarning } from './expiry-warning.tsx'
import { GradeExplanation } from './grade-explanation.tsx'
import { GradeScale } from './grade-scale.tsx'
import { GradeUpdates } from './grade-updates.tsx'
import { type EnergyFacts, HomeCalendar } from './home-calendar.tsx'
import { lettingCalendarMessages } from './letting-calendar.messages.ts'

type Props = {
  /** With an id: a saved property, of which another page tells every rule. */
  facts: EnergyFacts & { id?: string | undefined }
  /** Replaces the default explanation of the status. */
  status?: ReactNode
}

/**
 * The grade, what it means and what the law allows today; nothing without figures. Headings are level 3. Emissions get
 * a grade only from the registry: typed figures are graded on energy alone (decision 3).
 */
export function EnergyStanding({ facts, status }: Props) {
  const { certificate, energyConsumption, dpeDate } = facts
  const t = useMessages(lettingCalendarMessages)
  const today = todayInParis(new Date())
  const found = findGrade(facts)
  if (!found) return null
  const { grade, source } = found
  const hasEnded = certificate !== undefined && certificate.status !== 'ACTIF'
  // An ended certificate is explained by its status.
  const validUntil = certificate ? !hasEnded && certificate.validUntil : dpeDate && lastValidDay(dpeDate)
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
      <GradeUpdates facts={facts} />
      <HomeCalendar facts={facts} />
      {facts.id !== undefined && <a href={pathTo('HomeLaw', { id: facts.id })}>{t.allRules}</a>}
    </Stack>
  )
}
