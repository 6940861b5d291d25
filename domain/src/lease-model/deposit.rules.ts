import type { LawToday } from '../law/law-in-force.rules.ts'
import type { LettingKind } from '../law/letting-kind.ts'
import { limitsOn } from '../law/letting-limits.rules.ts'
import { type Cents, fromCents, toCents } from '../value/money.schema.ts'

/** Euros; undefined without a rent, or where the law sets no limit. */
export function mostDeposit(kind: LettingKind, rent: number | undefined, law: LawToday): number | undefined {
  const { depositMonths } = limitsOn(kind, law)
  return rent === undefined || depositMonths === undefined
    ? undefined
    : fromCents((toCents(rent) * depositMonths) as Cents)
}

/** Without a rent there is no limit to compare with. */
export const isDepositAllowed = (
  deposit: number,
  kind: LettingKind,
  rent: number | undefined,
  law: LawToday,
): boolean => deposit <= (mostDeposit(kind, rent, law) ?? Number.POSITIVE_INFINITY)
