import type { CalendarDate } from '../value/calendar-date.ts'
import type { Certificate } from './certificate.schema.ts'

const smallHome = 40
/** First day of the limits of small homes (order of 25 March 2024). */
export const smallHomesSince: CalendarDate = '2024-07-01'
const firstMethodDay: CalendarDate = '2021-07-01'

/** A certificate of a small home with the limits of large ones: an attestation of the registry may give a better grade. */
export const hasSmallHomeUpdate = ({ date, livingSpace, grade }: Pick<Certificate, 'date' | 'livingSpace' | 'grade'>) =>
  livingSpace <= smallHome && firstMethodDay <= date && date < smallHomesSince && grade !== 'A'
