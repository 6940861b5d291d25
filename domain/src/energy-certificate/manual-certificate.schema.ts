import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import type { CalendarDate } from '../value/calendar-date.ts'
import { decimal } from '../value/decimal.schema.ts'
import type { Language } from '../value/language.ts'
import { dateNotAfter } from '../value/today.ts'
import { readTypedDate } from '../value/typed-date.ts'
import { typed } from '../value/typed-number.schema.ts'
import { officialGrades } from './energy-grade.rules.ts'

/** Zero is possible, less is not. The upper bound is that of every number we store. */
export const certificateMeasure = decimal.check(z.nonnegative(fieldError.measureNegative))

/** The letter printed on a certificate: typed figures alone give no right (decision 3). */
export const printedGrade = z.enum(officialGrades, fieldError.required)

/** Figures of a certificate without a number, typed by the owner. */
export const manualCertificate = (today: CalendarDate) =>
  z.object({
    /** Final energy, kWh/m²/year. */
    energyConsumption: certificateMeasure,
    /** kg CO₂/m²/year. */
    co2Emission: certificateMeasure,
    dpeDate: dateNotAfter(today),
  })
export type ManualCertificate = z.infer<ReturnType<typeof manualCertificate>>

/** The same as a person types them: forms keep the text, the API gets the figures. */
export const typedManualCertificate = (today: CalendarDate, language: Language) =>
  z.object({
    dpeGrade: printedGrade,
    energyConsumption: typed(certificateMeasure, language),
    co2Emission: typed(certificateMeasure, language),
    dpeDate: z.pipe(z.transform(readTypedDate), z.pipe(z.string(fieldError.required), dateNotAfter(today))),
  })
