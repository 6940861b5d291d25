import type { Cents } from '../value/money.schema.ts'

/** What someone lives on and by: closed lists, so that a landlord reads the same words of everybody. */
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

/** More sources than anyone has: the bound only keeps nonsense away. */
export const mostIncomes = 10

/** What a tenant declares, a month; an empty list says "no income", which is 0 and not the same as not said yet. */
export const declaredIncome = (incomes: readonly { monthlyCents: Cents }[]): Cents =>
  incomes.reduce((total, { monthlyCents }) => total + monthlyCents, 0) as Cents
