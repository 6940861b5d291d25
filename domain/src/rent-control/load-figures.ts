import type { RentOrder } from './rent-order.ts'
import type { RentTerritoryId } from './rent-territories.data.ts'
import type { ZoneShape } from './zone-shape.ts'

/** Without shapes only the official map tells the zone of an address. */
export type RentFigures = { orders: readonly RentOrder[]; shapes?: readonly ZoneShape[] }

/** Figures and shapes of one territory, read when somebody asks for them. */
export const loadFigures: Record<RentTerritoryId, () => Promise<RentFigures>> = {
  paris: async () => ({
    orders: [
      (await import('./orders/paris-2025.data.ts')).paris2025,
      (await import('./orders/paris-2026.data.ts')).paris2026,
    ],
    shapes: (await import('./zones/paris-zones.data.ts')).parisZones,
  }),
  lille: async () => ({
    orders: [(await import('./orders/lille-2026.data.ts')).lille2026],
    shapes: (await import('./zones/lille-zones.data.ts')).lilleZones,
  }),
  plaineCommune: async () => ({
    orders: [(await import('./orders/plaine-commune-2026.data.ts')).plaineCommune2026],
    shapes: (await import('./zones/plaine-commune-zones.data.ts')).plaineCommuneZones,
  }),
  estEnsemble: async () => ({
    orders: [(await import('./orders/est-ensemble-2026.data.ts')).estEnsemble2026],
    shapes: (await import('./zones/est-ensemble-zones.data.ts')).estEnsembleZones,
  }),
  lyon: async () => ({
    orders: [(await import('./orders/lyon-2025.data.ts')).lyon2025],
    shapes: (await import('./zones/lyon-zones.data.ts')).lyonZones,
  }),
  montpellier: async () => ({
    orders: [(await import('./orders/montpellier-2026.data.ts')).montpellier2026],
    shapes: (await import('./zones/montpellier-zones.data.ts')).montpellierZones,
  }),
  bordeaux: async () => ({
    orders: [
      (await import('./orders/bordeaux-2025.data.ts')).bordeaux2025,
      (await import('./orders/bordeaux-2026.data.ts')).bordeaux2026,
    ],
    shapes: (await import('./zones/bordeaux-zones.data.ts')).bordeauxZones,
  }),
  paysBasque: async () => ({
    orders: [(await import('./orders/pays-basque-2025.data.ts')).paysBasque2025],
  }),
  grenoble: async () => ({ orders: [(await import('./orders/grenoble-2026.data.ts')).grenoble2026] }),
}
