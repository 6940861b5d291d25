import type { CalendarDate } from '../value/calendar-date.ts'
import { builtPeriods } from './built-period.ts'
import type { Figure, PrintedRents, RatedHome, RentOrder, RentsOfOrder, RentTable } from './rent-order.ts'

/** The order in force on a day; else the newest one that has ended: a later one is missing here. */
export function findOrder(orders: readonly RentOrder[], day: CalendarDate): RentOrder | undefined {
  return orders.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]
}

/** What an order prints for a home in a zone. */
export function printedRents(tables: RentsOfOrder, home: RatedHome): PrintedRents | undefined {
  // an order with houses has apartments, and what is neither is let as one
  const ofType = 'HOUSE' in tables ? tables[home.type === 'HOUSE' ? 'HOUSE' : 'APARTMENT'] : tables
  const figure = findFigure(ofType[home.furniture], home)
  return figure === undefined ? undefined : printed(figure)
}

function findFigure(table: RentTable, { rooms, builtPeriod }: RatedHome): Figure | undefined {
  const row = table[Math.min(rooms, table.length) - 1]
  return row?.[Math.min(builtPeriods.indexOf(builtPeriod), row.length - 1)]
}

function printed(figure: Figure): PrintedRents {
  if (typeof figure !== 'number') {
    const [floor, reference, ceiling] = figure
    return { floor, reference, ceiling }
  }
  return { floor: tenths(figure * 0.7), reference: figure, ceiling: tenths(figure * 1.2) }
}

/** Half a tenth goes up, also where binary arithmetic is a little below it. */
const tenths = (euros: number) => Math.round(euros * 10 + 1e-6) / 10

/** Euros a month for the whole home, to the cent. */
export const rentOfHome = ({ floor, reference, ceiling }: PrintedRents, livingSpace: number): PrintedRents => ({
  floor: monthlyRentOf(floor, livingSpace),
  reference: monthlyRentOf(reference, livingSpace),
  ceiling: monthlyRentOf(ceiling, livingSpace),
})

export const monthlyRentOf = (perSquareMetre: number, livingSpace: number): number =>
  Math.round(perSquareMetre * livingSpace * 100 + 1e-6) / 100
