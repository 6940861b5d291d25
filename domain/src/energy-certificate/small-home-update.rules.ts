import type { CalendarDate } from '../value/calendar-date.ts'
import type { Certificate } from './certificate.schema.ts'
import { firstMethodDay, smallHome } from './electricity-update.rules.ts'

/** First day of the limits of small homes (order of 25 March 2024). */
export const smallHomesSince: CalendarDate = '2024-07-01'

/** A certificate of a small home with the limits of large ones: an attestation of the registry may give a better grade. */
export const hasSmallHomeUpdate = ({ date, livingSpace, grade }: Pick<Certificate, 'date' | 'livingSpace' | 'grade'>) =>
  livingSpace <= smallHome && firstMethodDay <= date && date < smallHomesSince && grade !== 'A'
