import type { RouteInput } from '@bailclair/domain/contract/route.ts'
import {
  certificateNumber,
  normaliseCertificateNumber,
} from '@bailclair/domain/energy-certificate/certificate-number.schema.ts'
import { typedManualCertificate } from '@bailclair/domain/energy-certificate/manual-certificate.schema.ts'
import type { propertyContract } from '@bailclair/domain/property/property.contract.ts'
import type { EnergyField } from '@bailclair/domain/property/property.schema.ts'
import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { writeTypedDate } from '@bailclair/domain/value/typed-date.ts'
import { writeTypedNumber } from '@bailclair/domain/value/typed-number.ts'
import { type Problems, problemsOf } from '@bailclair/site-kit/platform/form/form-rules.ts'
import { currentLanguage } from '@bailclair/site-kit/platform/messages/current-language.ts'

export const certificateAnswers = ['number', 'figures', 'not-subject'] as const
/** One of three answers is required (decision 5). */
type CertificateAnswer = (typeof certificateAnswers)[number]

/** Contains the input of all three answers, so that switching between them loses nothing. */
export type DiagnosticValues = {
  way: CertificateAnswer
  number: string
  dpeGrade: string
  energyConsumption: string
  co2Emission: string
  dpeDate: string
}

export type CertificateChanges = Pick<RouteInput<typeof propertyContract.save>['body'], EnergyField>

function wayOf({ certificate, dpeNotRequired, ...figures }: Property): CertificateAnswer {
  if (dpeNotRequired) return 'not-subject'
  const hasFigures = [figures.energyConsumption, figures.co2Emission, figures.dpeGrade, figures.dpeDate].some(
    (it) => it !== undefined,
  )
  return !certificate && hasFigures ? 'figures' : 'number'
}

/** Initial values. Figures of a registry certificate are not prefilled: nobody typed them. */
export function valuesOf(property: Property | undefined, language: Language): DiagnosticValues {
  const typed = property?.certificate ? undefined : property
  return {
    way: property ? wayOf(property) : 'number',
    number: property?.ademeNumber ?? '',
    dpeGrade: typed?.dpeGrade ?? '',
    energyConsumption: writeTypedNumber(typed?.energyConsumption, language),
    co2Emission: writeTypedNumber(typed?.co2Emission, language),
    dpeDate: typed?.dpeDate ? writeTypedDate(typed.dpeDate) : '',
  }
}

/** Only the chosen answer is validated. */
export const rulesOn =
  (today: CalendarDate) =>
  (values: DiagnosticValues): Problems<DiagnosticValues> => {
    if (values.way === 'figures') return problemsOf(typedManualCertificate(today, currentLanguage()), values)
    const problem = values.way === 'number' && certificateNumber.safeParse(values.number).error?.issues[0]?.message
    return problem ? { number: problem } : {}
  }

export const isSameNumber = (typed: string, onRecord: string | undefined): boolean =>
  normaliseCertificateNumber(typed) === onRecord

/** Typed figures replace a certificate, which would otherwise take precedence. */
export const figuresToSave = (values: DiagnosticValues, today: CalendarDate): CertificateChanges => ({
  ...typedManualCertificate(today, currentLanguage()).parse(values),
  ademeNumber: null,
  dpeNotRequired: false,
})
