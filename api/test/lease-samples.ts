import type { Certificate } from '@bailclair/domain/energy-certificate/certificate.schema.ts'
import type { LeaseFacts } from '#lease-model/lease-facts.ts'

const certificate = {
  number: '2175E0000000A',
  status: 'ACTIF',
  date: '2024-03-05',
  validUntil: '2034-03-04',
  propertyType: 'APARTMENT',
  constructionYear: 1962,
  livingSpace: 52.5,
  co2Emission: 12,
  co2Grade: 'C',
  grade: 'D',
} as Certificate

const alone: LeaseFacts = {
  today: '2026-11-18',
  landlord: { firstName: 'Marie', lastName: 'Dupont', email: 'marie@example.org' },
  tenants: [{ firstName: 'Ana', lastName: 'Durand' }],
  guarantors: [],
  home: {
    furniture: 'UNFURNISHED',
    type: 'APARTMENT',
    address: '12 rue des Lilas 75011 Paris',
    livingSpace: 52.5,
    rentCost: 980,
    chargesCost: 75.5,
    dpeNotRequired: false,
    certificate,
  },
  startsOn: '2026-12-01',
  deposit: 980,
}

/** Leases of every shape: who rents, what is known. */
export const leaseSamples = {
  'unfurnished-alone': alone,
  'furnished-couple': {
    ...alone,
    tenants: [
      { firstName: 'Ana', lastName: 'Durand' },
      { firstName: 'Noé', lastName: 'Petit & <fils>' },
    ],
    guarantors: undefined,
    home: {
      furniture: 'FURNISHED',
      type: 'HOUSE',
      address: '3 chemin du Port 97400 Saint-Denis',
      rentCost: 650.55,
      dpeNotRequired: false,
      dpeGrade: 'F',
      dpeDate: '2025-02-01',
    },
    startsOn: undefined,
    deposit: undefined,
  },
  'group-with-guarantors': {
    ...alone,
    tenants: ['Ana', 'Bo', 'Eve'].map((firstName) => ({ firstName, lastName: 'Li' })),
    guarantors: [
      { name: 'Ève Żółć-Durand', of: 'Ana Li' },
      { name: 'Ateliers Roy', of: 'Bo Li' },
    ],
    home: { ...alone.home, certificate: { ...certificate, status: 'EXPIRE', validUntil: '2026-01-01' } },
    deposit: 0,
  },
} satisfies Record<string, LeaseFacts>
