import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'

/** Scales, explanation and letting calendar: large, and below or behind what is seen first. */
export const lateEnergyStanding = latePart(async () => (await import('./energy-standing.tsx')).EnergyStanding)

/** Every field of a certificate, below its grade. */
export const lateCertificateFacts = latePart(async () => (await import('./certificate-facts.tsx')).CertificateFacts)

/** Only where a certificate is in doubt. */
export const lateHomeQuestion = latePart(async () => (await import('./home-question.tsx')).HomeQuestion)
