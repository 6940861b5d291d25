import { isDeepStrictEqual } from 'node:util'
import type { SituationChanges } from '@bailclair/domain/rental-file/file-changes.schema.ts'
import { declaredIncome } from '@bailclair/domain/rental-file/situation.rules.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import { changePart } from './change-part.service.ts'
import { listIncomes, replaceSituation } from './situation.repository.ts'
import type { ProfileAnswer } from './to-profile.ts'

/** Replaces what the tenant declared before, and any correction by the team. */
export const saveSituation = (
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  account: TenantAccount,
  changes: SituationChanges,
): Promise<ProfileAnswer> =>
  changePart(deps, account, { action: 'SITUATION_CHANGED' }, async (tx, part) => {
    const before = { ...part, incomes: await listIncomes(tx, part.tenantId) }
    if (isSame(before, changes)) return false
    await replaceSituation(tx, part.tenantId, { ...changes, monthlyIncome: declaredIncome(changes.incomes) })
    return true
  })

const isSame = (before: Record<keyof SituationChanges, unknown>, changes: SituationChanges) =>
  Object.entries(changes).every(([name, value]) => isDeepStrictEqual(before[name as keyof SituationChanges], value))
