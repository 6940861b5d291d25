import { two } from './people.ts'

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const

/** Cents as `2 098,40`; a no-break space, which PDF fonts have. */
export const amount = (cents: number): string => `${grouped(Math.floor(cents / 100))},${two(cents % 100)}`
/** Whole euros as `25 180`. */
export const grouped = (euros: number): string => String(euros).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
/** `2026-10-31` as `31/10/2026`. */
export const shortDay = (date: string): string => date.split('-').toReversed().join('/')
/** `2026-10` as `octobre 2026`. */
export const monthName = (month: string): string => {
  const [year, number] = month.split('-')
  return `${months[Number(number) - 1]} ${year}`
}
export const longDay = (date: string): string =>
  `${Number(date.slice(8)) === 1 ? '1er' : Number(date.slice(8))} ${monthName(date.slice(0, 7))}`

export const lastDayOf = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
/** The month that is `back` months before. */
export const monthBefore = (month: string, back: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7)
}
