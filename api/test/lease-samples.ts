import type { Certificate } from '@bailclair/domain/energy-certificate/certificate.schema.ts'
import { paris2026 } from '@bailclair/domain/rent-control/orders/paris-2026.data.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
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

/** Near the Sorbonne. */
const inParis: RentPlace = {
  kind: 'FOUND',
  tenseZone: 'LISTED',
  feeZones: ['VERY_TENSE'],
  territory: {
    id: 'paris',
    isPartly: false,
    order: { number: 'IDF-2026-06-12-00003', from: '2026-07-01', until: '2026-11-24' },
    zones: [{ zone: '4', name: 'Sorbonne', ...(paris2026.zones['4'] && { rents: paris2026.zones['4'] }) }],
  },
}
const inLimoges: RentPlace = { kind: 'FOUND', tenseZone: 'NOT_LISTED', feeZones: ['ELSEWHERE'] }
const inReunion: RentPlace = { kind: 'FOUND', tenseZone: 'UNKNOWN', feeZones: ['VERY_TENSE', 'TENSE', 'ELSEWHERE'] }

const alone: LeaseFacts = {
  today: '2026-11-19',
  changes: {},
  place: { kind: 'UNKNOWN' },
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

/** Leases of every shape: who rents, where, what is known. */
export const leaseSamples = {
  'unfurnished-alone': alone,
  'furnished-couple': {
    ...alone,
    tenants: [
      { firstName: 'Ana', lastName: 'Durand' },
      { firstName: 'Noé', lastName: 'Petit & <fils>' },
    ],
    guarantors: undefined,
    place: inReunion,
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
    place: inLimoges,
    home: {
      ...alone.home,
      address: '9 rue Haute 87000 Limoges',
      certificate: { ...certificate, status: 'EXPIRE', validUntil: '2026-01-01' },
    },
    deposit: 0,
  },
  'furnished-in-paris': {
    ...alone,
    changes: { 'rent-between-tenants': [{ since: '2026-08-01', state: 'IN_FORCE', until: '2027-07-31' }] },
    place: inParis,
    home: {
      ...alone.home,
      furniture: 'FURNISHED',
      address: '8 rue Soufflot 75005 Paris',
      livingSpace: 40,
      rooms: 2,
      builtPeriod: 'BEFORE_1946',
      rentCost: 1764,
      rentSupplement: 60,
      lastRent: 1740,
      lastRentSince: '2025-03-01',
      chargesKind: 'FLAT_RATE',
      energyCostLeast: 640,
      energyCostMost: 910,
      energyCostYear: 2023,
      tenantFees: 480,
      inventoryFees: 120,
      deposit: 3400,
      certificate: { ...certificate, constructionYear: 1912, livingSpace: 40 },
    },
    deposit: 3400,
  },
} satisfies Record<string, LeaseFacts>
