import type { CalendarDate } from '../value/calendar-date.ts'
import type { RentTerritoryId } from './rent-territories.data.ts'

/** What the service has of each territory, for who does not need the figures themselves (`loadFigures`). */
export const newestOrders: Readonly<Record<RentTerritoryId, { until: CalendarDate; hasZones: boolean }>> = {
  paris: { until: '2026-11-24', hasZones: true },
  lille: { until: '2027-03-31', hasZones: true },
  plaineCommune: { until: '2027-05-31', hasZones: true },
  estEnsemble: { until: '2027-05-31', hasZones: true },
  lyon: { until: '2026-10-31', hasZones: true },
  montpellier: { until: '2027-06-30', hasZones: true },
  bordeaux: { until: '2027-07-14', hasZones: true },
  paysBasque: { until: '2026-11-24', hasZones: false },
  grenoble: { until: '2027-01-19', hasZones: false },
}
