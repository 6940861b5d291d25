import type { CertificateNumber } from '../energy-certificate/certificate-number.schema.ts'
import type { RegistryCertificate } from '../energy-certificate/registry-certificate.ts'
import type { EnergyField } from './property.schema.ts'
import type { PropertyChanges } from './property-changes.schema.ts'
import type { EnergyContent } from './property-content.ts'

export type EnergyChanges = Pick<PropertyChanges, EnergyField>

const figures = ['energyConsumption', 'co2Emission', 'dpeGrade', 'dpeDate'] as const
type Figure = (typeof figures)[number]

export const noEnergy: EnergyContent = {
  ademeNumber: null,
  certificate: null,
  energyConsumption: null,
  co2Emission: null,
  dpeGrade: null,
  dpeDate: null,
  dpeNotRequired: false,
  dpeConfirmed: false,
}

/** A save may carry the whole property, so only what differs from what is stored counts (decision 77). */
const becomesNotSubject = (before: EnergyContent, { dpeNotRequired }: EnergyChanges) =>
  dpeNotRequired === true && !before.dpeNotRequired

/** The number to ask the registry for: one that is sent and not stored yet. */
export function numberToLookUp(before: EnergyContent, changes: EnergyChanges): CertificateNumber | undefined {
  const { ademeNumber } = changes
  if (!ademeNumber || ademeNumber === before.ademeNumber || becomesNotSubject(before, changes)) return undefined
  return ademeNumber
}

/** `found` is what the registry answered for `numberToLookUp`. */
export function changeEnergy(
  before: EnergyContent,
  changes: EnergyChanges,
  found: RegistryCertificate | undefined,
): EnergyContent {
  if (becomesNotSubject(before, changes)) return { ...noEnergy, dpeNotRequired: true }
  if (found) return energyOf(found)
  const kept = changes.ademeNumber === null && before.ademeNumber !== null ? noEnergy : before
  // figures of the registry cannot be typed over
  if (kept.certificate) return kept
  const after = { ...kept, ...typedFigures(before, changes) }
  const hasFigures = figures.some((figure) => after[figure] !== null)
  return { ...after, dpeNotRequired: !hasFigures && (changes.dpeNotRequired ?? kept.dpeNotRequired) }
}

/** The record keeps every decimal; the answer of a property must be accepted when it is sent back. */
const toTwoDecimals = (measure: number | undefined) => (measure === undefined ? null : Number(measure.toFixed(2)))

const energyOf = (certificate: RegistryCertificate): EnergyContent => ({
  ademeNumber: certificate.number,
  certificate,
  energyConsumption: toTwoDecimals(certificate.finalEnergyConsumption),
  co2Emission: toTwoDecimals(certificate.co2Emission),
  dpeGrade: null,
  dpeDate: certificate.date,
  dpeNotRequired: false,
  dpeConfirmed: false,
})

/** All that were sent, or none when they are stored already: those of a certificate go with it. */
function typedFigures(before: EnergyContent, changes: EnergyChanges): Partial<Pick<EnergyContent, Figure>> {
  const sent = figures.filter((figure) => changes[figure] !== undefined)
  if (sent.every((figure) => changes[figure] === before[figure])) return {}
  return Object.fromEntries(sent.map((figure) => [figure, changes[figure]]))
}
