import { expect, it } from 'vitest'
import { loadFigures } from './load-figures.ts'
import { newestOrders } from './newest-orders.data.ts'
import { rentTerritoryIds } from './rent-territories.data.ts'

it.each(rentTerritoryIds)('%s: as the orders and shapes that the service has', async (id) => {
  const { orders, shapes } = await loadFigures[id]()
  const ends = orders.map(({ until }) => until).toSorted()
  expect(newestOrders[id]).toEqual({ until: ends.at(-1), hasZones: shapes !== undefined })
})
