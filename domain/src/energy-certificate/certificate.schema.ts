import { z } from 'zod/mini'
import { propertyTypes } from '../property/property.schema.ts'
import { builtPeriods } from '../rent-control/built-period.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { largestDecimal } from '../value/decimal.schema.ts'
import { certificateNumber } from './certificate-number.schema.ts'
import { certificateStatuses } from './certificate-validity.rules.ts'
import { officialGrades } from './energy-grade.rules.ts'

/** A figure of the registry is shown as it is, with three decimals too. One above the largest number we store is wrong. */
const measure = z.number().check(z.nonnegative(), z.maximum(largestDecimal))

/** A certificate of the national registry; energy in kWh/m²/year, emissions in kg CO₂/m²/year. */
export const certificate = z.object({
  number: certificateNumber,
  status: z.enum(certificateStatuses),
  date: calendarDate,
  /** Last valid day. */
  validUntil: calendarDate,
  replacementNumber: z.exactOptional(certificateNumber),
  replacedNumber: z.exactOptional(certificateNumber),
  replacementReason: z.exactOptional(z.string()),
  propertyType: z.enum(propertyTypes),
  constructionYear: z.exactOptional(z.int()),
  /** Often the registry knows only a span of years; absent where that straddles two periods. */
  constructionPeriod: z.exactOptional(z.enum(builtPeriods)),
  /** m² */
  livingSpace: measure,
  primaryEnergyConsumption: z.exactOptional(measure),
  finalEnergyConsumption: z.exactOptional(measure),
  co2Emission: measure,
  co2Grade: z.enum(officialGrades),
  /** The official overall letter: the worse of energy and greenhouse gas. */
  grade: z.enum(officialGrades),
  address: z.exactOptional(z.string()),
})
export type Certificate = z.infer<typeof certificate>
