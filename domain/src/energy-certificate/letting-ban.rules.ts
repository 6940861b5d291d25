import type { LawChanges } from '../law/known-law.schema.ts'
import type { CalendarDate } from '../value/calendar-date.ts'
import type { GradeProof } from './certificate-validity.rules.ts'
import { type EnergyFacts, type EnergyGrade, findGrade, type GradeSource } from './energy-grade.rules.ts'
import { lettingStanding } from './letting-calendar.rules.ts'
import { provenGrade } from './proven-grade.rules.ts'
import { territoryOf } from './territory.rules.ts'

type Home = EnergyFacts &
  GradeProof & {
    address?: string | null | undefined
    dpeNotRequired?: boolean | undefined
  }

export type LettingBan = { grade: EnergyGrade; since: CalendarDate; source: GradeSource }

/**
 * The ban on new leases of a main residence that the letter of a valid certificate entails today (docs/law.md). Warns,
 * never blocks: seasonal lets and current leases are not concerned. An estimate or an ended certificate proves nothing.
 */
export function findLettingBan(home: Home, today: CalendarDate, changes: LawChanges): LettingBan | undefined {
  const found = provenGrade(home, today)
  if (!found) return undefined
  const { signLease } = lettingStanding(found.grade, territoryOf(home.address ?? ''), today, changes)
  return signLease.status === 'banned' ? { ...found, since: signLease.since } : undefined
}

/**
 * The home has a grade, but the letting calendar does not cover its territory, or its rule is uncertain (docs/law.md):
 * neither may nor may not be said of it. Of a home without a postcode not even this is known.
 */
export function isOutsideCalendar(home: Home, today: CalendarDate, changes: LawChanges): boolean {
  const found = findGrade(home)
  const territory = territoryOf(home.address ?? '')
  if (!found || home.dpeNotRequired || territory === 'UNKNOWN') return false
  return lettingStanding(found.grade, territory, today, changes).signLease.status === 'uncertain'
}
