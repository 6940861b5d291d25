import { z } from 'zod/mini'
import { feeZones } from '../law/fee-zones.ts'
import { calendarDate } from '../value/calendar-date.ts'
import type { RentTable } from './rent-order.ts'
import { type RentTerritoryId, rentTerritoryIds } from './rent-territories.data.ts'

// Plain unions and arrays: tuples and discriminated unions add a kilobyte of the schema library to every page.
const figure = z.union([z.number(), z.array(z.number())])
const table = z.array(z.array(figure)) as unknown as z.ZodMiniType<RentTable>
const tables = z.object({ UNFURNISHED: table, FURNISHED: table })

const zone = z.object({
  zone: z.string(),
  /** Of the district, where the order names it. */
  name: z.exactOptional(z.string()),
  rents: z.exactOptional(z.union([tables, z.object({ APARTMENT: tables, HOUSE: tables })])),
})

const territory = z.object({
  id: z.enum(rentTerritoryIds as [RentTerritoryId, ...RentTerritoryId[]]),
  /** Only a part of the commune belongs to the territory. */
  isPartly: z.boolean(),
  /** The newest order that the service has; it may have ended. */
  order: z.exactOptional(z.object({ number: z.exactOptional(z.string()), from: calendarDate, until: calendarDate })),
  /** Where the home may be: several when only the official map tells. */
  zones: z.array(zone),
  /** Every zone of the order, where nothing tells that of the home: figures to look up, none to compare with. */
  allZones: z.exactOptional(z.array(zone)),
})
export type RentTerritoryOfHome = z.infer<typeof territory>

/** Where a home is, as far as rents and fees depend on it. */
export const rentPlace = z.union([
  /** The property has no address, or the directory does not know it. */
  z.object({ kind: z.literal('UNKNOWN') }),
  z.object({
    kind: z.literal('FOUND'),
    tenseZone: z.enum(['LISTED', 'UNKNOWN', 'NOT_LISTED']),
    feeZones: z.array(z.enum(feeZones)),
    territory: z.exactOptional(territory),
  }),
])
export type RentPlace = z.infer<typeof rentPlace>
