import type { Line } from '../reading/lines.ts'
import { findFamily } from './document-family.rules.ts'

/** The year of the incomes that a notice is about. Pages without its title name other years, as do ceilings. */
export function findIncomeYear(lines: readonly Line[]): { year: number; line: Line } | undefined {
  if (findFamily(lines)?.family !== 'TAX_NOTICE') return undefined
  for (const line of lines) {
    if (line.text.includes('plafond')) continue
    const incomes = /revenus? (?:de l'annee |percus en |de )?(20\d\d)/.exec(line.text)?.[1]
    if (incomes) return { year: Number(incomes), line }
    const notice = /avis d'?\s?(?:impot|imposition)(?: sur les revenus)? (20\d\d)/.exec(line.text)?.[1]
    if (notice) return { year: Number(notice) - 1, line }
  }
  return undefined
}

/** Notices arrive from July to September; from October on everybody has the one of the year. */
const arrivedBy = 10

/** The oldest year of incomes whose notice may be the last one. */
export function latestIncomeYear(today: string): number {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return month >= arrivedBy ? year - 1 : year - 2
}
