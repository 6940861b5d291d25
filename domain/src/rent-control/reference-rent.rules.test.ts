import { describe, expect, it } from 'vitest'
import { builtPeriods } from './built-period.ts'
import { bordeaux2025 } from './orders/bordeaux-2025.data.ts'
import { bordeaux2026 } from './orders/bordeaux-2026.data.ts'
import { estEnsemble2026 } from './orders/est-ensemble-2026.data.ts'
import { grenoble2026 } from './orders/grenoble-2026.data.ts'
import { lille2026 } from './orders/lille-2026.data.ts'
import { lyon2025 } from './orders/lyon-2025.data.ts'
import { montpellier2026 } from './orders/montpellier-2026.data.ts'
import { paris2025 } from './orders/paris-2025.data.ts'
import { paris2026 } from './orders/paris-2026.data.ts'
import { paysBasque2025 } from './orders/pays-basque-2025.data.ts'
import { plaineCommune2026 } from './orders/plaine-commune-2026.data.ts'
import { findOrder, printedRents, rentOfHome } from './reference-rent.rules.ts'
import type { RatedHome, RentOrder } from './rent-order.ts'

const orders = {
  bordeaux2025,
  bordeaux2026,
  estEnsemble2026,
  grenoble2026,
  lille2026,
  lyon2025,
  montpellier2026,
  paris2025,
  paris2026,
  paysBasque2025,
  plaineCommune2026,
}

/** What an order prints for a home in a zone. */
function rentsIn(order: RentOrder, zone: string, home: RatedHome) {
  const tables = order.zones[zone]
  return tables && printedRents(tables, home)
}

const flat = { furniture: 'UNFURNISHED', type: 'APARTMENT', rooms: 2, builtPeriod: 'BEFORE_1946' } as const

// floor, reference and ceiling as the orders print them
it.each([
  [paris2025, '1', { ...flat, rooms: 1 }, 24.1, 34.4, 41.3],
  [paris2025, '1', { ...flat, rooms: 1, furniture: 'FURNISHED' }, 27.4, 39.2, 47],
  [paris2025, '1', { ...flat, rooms: 4, builtPeriod: '1971_1990' }, 19.1, 27.3, 32.8],
  [paris2025, '2', { ...flat, builtPeriod: '1991_2005' }, 19.7, 28.1, 33.7],
  [paris2026, '4', flat, 21.8, 31.1, 37.3],
  [paris2026, '13', { ...flat, rooms: 4, builtPeriod: '1971_1990' }, 10.6, 15.1, 18.1],
  [grenoble2026, '1', { ...flat, rooms: 1 }, 11.7, 16.7, 20],
  [grenoble2026, 'A', { ...flat, rooms: 3, furniture: 'FURNISHED', builtPeriod: '1971_1990' }, 8.1, 11.6, 13.9],
  [estEnsemble2026, '314', flat, undefined, undefined, undefined],
  [bordeaux2026, '1', flat, 11, 15.7, 18.8],
  // this order rounds houses in another way, so all three are kept
  [bordeaux2026, '1', { ...flat, type: 'HOUSE' }, 13.2, 18.8, 22.5],
  [bordeaux2026, '1', { ...flat, type: 'OTHER' }, 11, 15.7, 18.8],
] as const)('%#', (order, zone, home, floor, reference, ceiling) => {
  const rents = rentsIn(order, zone, home)
  if (floor === undefined) expect(rents).toBeUndefined()
  else expect(rents).toEqual({ floor, reference, ceiling })
})

describe('a home', () => {
  it('with more than four rooms is one with four', () => {
    expect(rentsIn(paris2026, '7', { ...flat, rooms: 9 })).toEqual(rentsIn(paris2026, '7', { ...flat, rooms: 4 }))
  })

  it('of after 1990 is one period in Paris, two in Lyon', () => {
    const [built1998, built2020] = [
      { ...flat, builtPeriod: '1991_2005' },
      { ...flat, builtPeriod: 'AFTER_2005' },
    ] as const
    expect(rentsIn(paris2026, '7', built2020)).toEqual(rentsIn(paris2026, '7', built1998))
    expect(rentsIn(lyon2025, '1', built2020)).not.toEqual(rentsIn(lyon2025, '1', built1998))
  })

  it('has rents for its area, to the cent', () => {
    expect(rentOfHome({ floor: 21.8, reference: 31.1, ceiling: 37.3 }, 23.45)).toEqual({
      floor: 511.21,
      reference: 729.3,
      ceiling: 874.69,
    })
  })
})

it.each([
  ['2025-06-30', undefined],
  ['2025-07-01', paris2025],
  ['2026-06-30', paris2025],
  ['2026-07-01', paris2026],
  // no later order is known: the last one, which says that it has ended
  ['2028-01-01', paris2026],
])('the order of %s', (day, order) => {
  expect(findOrder([paris2026, paris2025], day)).toBe(order)
})

describe.each(Object.entries(orders))('%s', (_, order) => {
  const homes = (['FURNISHED', 'UNFURNISHED'] as const).flatMap((furniture) =>
    (['APARTMENT', 'HOUSE'] as const).flatMap((type) =>
      [1, 2, 3, 4, 5].flatMap((rooms) => builtPeriods.map((builtPeriod) => ({ furniture, type, rooms, builtPeriod }))),
    ),
  )

  it('has rents for every home in every zone, in order', () => {
    for (const zone of Object.keys(order.zones))
      for (const home of homes) {
        const { floor, reference, ceiling } = rentsIn(order, zone, home) ?? expect.fail(`${zone}: no rent`)
        expect(floor).toBeLessThan(reference)
        expect(reference).toBeLessThan(ceiling)
        // the law: 30 % less and 20 % more, of a median with more digits than are printed
        expect(Math.abs(floor - reference * 0.7)).toBeLessThan(0.15)
        expect(Math.abs(ceiling - reference * 1.2)).toBeLessThan(0.15)
      }
  })

  it('asks more for a furnished home than for the same one unfurnished', () => {
    for (const zone of Object.keys(order.zones))
      for (const home of homes) {
        const furnished = rentsIn(order, zone, { ...home, furniture: 'FURNISHED' })
        const unfurnished = rentsIn(order, zone, { ...home, furniture: 'UNFURNISHED' })
        expect(furnished?.reference).toBeGreaterThanOrEqual(unfurnished?.reference ?? Number.NaN)
      }
  })

  it('ends after it began', () => expect(order.until > order.from).toBe(true))
})
