import { addDays, addYears, type CalendarDate } from '../value/calendar-date.ts'

/** Certificates made by the older methods end early (docs/law.md). */
const earlyEnds = [
  { madeFrom: '2013-01-01', madeUntil: '2017-12-31', lastDay: '2022-12-31' },
  { madeFrom: '2018-01-01', madeUntil: '2021-06-30', lastDay: '2024-12-31' },
] as const

/**
 * Last valid day of a certificate: its date plus ten years minus a day, or earlier by the table above.
 * Of 29 February the tenth anniversary is 28 February (see `addMonths`), so the last valid day is the 27th.
 */
export function lastValidDay(madeOn: CalendarDate): CalendarDate {
  const early = earlyEnds.find(({ madeFrom, madeUntil }) => madeFrom <= madeOn && madeOn <= madeUntil)
  return early?.lastDay ?? addDays(addYears(madeOn, 10), -1)
}

export const certificateStatuses = ['ACTIF', 'EXPIRE', 'REMPLACE'] as const
export type CertificateStatus = (typeof certificateStatuses)[number]

/**
 * REMPLACE wins; else a certificate past its validity is EXPIRE, whatever the registry says; else the registry decides.
 * The status depends on the day it is read, so it is not stored.
 */
export function certificateStatus(
  certificate: { registryStatus: CertificateStatus; validUntil: CalendarDate },
  today: CalendarDate,
): CertificateStatus {
  const { registryStatus, validUntil } = certificate
  return registryStatus !== 'REMPLACE' && validUntil < today ? 'EXPIRE' : registryStatus
}

/** Where a grade comes from: a certificate of the registry, or one that the owner copied, with its date if it was given. */
export type GradeProof = {
  certificate?: { status: CertificateStatus } | null | undefined
  dpeDate?: CalendarDate | null | undefined
}

/** Neither ended nor replaced, as far as is known. */
export function isGradeValid({ certificate, dpeDate }: GradeProof, today: CalendarDate): boolean {
  if (certificate) return certificate.status === 'ACTIF'
  return !dpeDate || today <= lastValidDay(dpeDate)
}
