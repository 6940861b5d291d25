import { sumEuros } from './totals.rules.ts'

/** Closed lists, so that an owner reads the same words about everybody. */
export const situations = [
  'PERMANENT_CONTRACT',
  'FIXED_TERM_CONTRACT',
  'CIVIL_SERVANT',
  'SELF_EMPLOYED',
  'APPRENTICE',
  'STUDENT',
  'RETIRED',
  'UNEMPLOYED',
  'OTHER',
] as const
export type Situation = (typeof situations)[number]

export const incomeKinds = ['SALARY', 'BUSINESS', 'PENSION', 'BENEFITS', 'SCHOLARSHIP', 'RENT', 'OTHER'] as const
export type IncomeKind = (typeof incomeKinds)[number]

/** More sources than anyone has. */
export const mostIncomes = 10

/** An empty list declares "no income", which is 0; not declared yet is null. */
export const declaredIncome = (incomes: readonly { monthlyAmount: number }[]): number =>
  sumEuros(incomes.map(({ monthlyAmount }) => monthlyAmount))
