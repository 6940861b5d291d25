import { type Certificate, certificate } from '@bailclair/domain/energy-certificate/certificate.schema.ts'

/** A plain valid certificate. */
export const certificateD: Certificate = certificate.parse({
  number: '2375E1234567A',
  status: 'ACTIF',
  date: '2023-05-04',
  validUntil: '2033-05-03',
  propertyType: 'APARTMENT',
  constructionYear: 1974,
  livingSpace: 24.5,
  primaryEnergyConsumption: 214,
  finalEnergyConsumption: 131.5,
  co2Emission: 27,
  co2Grade: 'C',
  grade: 'D',
  address: '1 place de la Gare, 67000 Strasbourg',
})
