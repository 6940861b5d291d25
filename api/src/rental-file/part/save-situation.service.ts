import type { SituationChanges } from '@bailclair/domain/rental-file/file-changes.schema.ts'
import { declaredIncome } from '@bailclair/domain/rental-file/situation.rules.ts'
import { toCents } from '@bailclair/domain/value/money.schema.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import { changePart } from './change-part.service.ts'
import { type Income, listIncomes, replaceSituation } from './situation.repository.ts'
import type { ProfileAnswer } from './to-profile.ts'

/** What a tenant lives on; it replaces what was declared before, and what the team corrected of it. */
export const saveSituation = (
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  account: TenantAccount,
  { situation, incomes: given }: SituationChanges,
): Promise<ProfileAnswer> =>
  changePart(deps, account, { action: 'SITUATION_CHANGED' }, async (tx, part) => {
    const incomes = given.map(({ kind, monthlyAmount }) => ({ kind, monthlyCents: toCents(monthlyAmount) }))
    const before = await listIncomes(tx, part.tenantId)
    if (part.situation === situation && areSame(before, incomes)) return false
    await replaceSituation(tx, part.tenantId, { situation, incomes, monthlyIncomeCents: declaredIncome(incomes) })
    return true
  })

const areSame = (some: readonly Income[], others: readonly Income[]) =>
  some.length === others.length &&
  some.every(({ kind, monthlyCents }, index) => {
    const other = others[index]
    return kind === other?.kind && monthlyCents === other.monthlyCents
  })
