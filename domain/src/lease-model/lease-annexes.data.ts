import type { Furniture } from '../property/property.schema.ts'

type Annex = {
  id: string
  /** Absent: both models have it. */
  only?: Furniture
}

/** What is attached to a lease, in the order of the decree; its words are in `texts`. */
export const leaseAnnexes = [
  { id: 'coOwnershipRules' },
  { id: 'energyCertificate' },
  { id: 'lead' },
  { id: 'asbestos' },
  { id: 'electricityAndGas' },
  { id: 'risks' },
  { id: 'aircraftNoise' },
  { id: 'informationNotice' },
  { id: 'inventoryOfFixtures' },
  { id: 'inventoryOfFurniture', only: 'FURNISHED' },
  { id: 'permitToLet' },
  { id: 'comparableRents' },
  { id: 'guarantee' },
] as const satisfies readonly Annex[]

export type LeaseAnnexId = (typeof leaseAnnexes)[number]['id']

export const annexesOf = (furniture: Furniture): LeaseAnnexId[] =>
  (leaseAnnexes as readonly (Annex & { id: LeaseAnnexId })[])
    .filter(({ only }) => only === undefined || only === furniture)
    .map(({ id }) => id)
