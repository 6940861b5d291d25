import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { GuarantorChanges } from '@bailclair/domain/rental-file/file-changes.schema.ts'
import { mostGuarantorsPerTenant } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { GuarantorKind } from '@bailclair/domain/rental-file/guarantor.rules.ts'
import type { GuarantorId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { toCents } from '@bailclair/domain/value/money.schema.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import { eraseDocuments } from '#document/erase-documents.service.ts'
import { changePart } from './change-part.service.ts'
import {
  deleteGuarantor,
  type Guarantor,
  type GuarantorRow,
  insertGuarantor,
  listGuarantors,
  updateGuarantor,
} from './guarantor.repository.ts'
import type { ProfileAnswer } from './to-profile.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Adds a guarantor, or says something else of one. Of another kind, other documents are asked for: the old ones go. */
export const saveGuarantor = (
  deps: Needs,
  account: TenantAccount,
  { id, ...changes }: GuarantorChanges,
): Promise<ProfileAnswer> =>
  changePart(deps, account, { action: 'GUARANTOR_SAVED' }, async (tx, { tenantId }) => {
    const known = await listGuarantors(tx, tenantId)
    const guarantor = toGuarantor(changes)
    if (id === undefined) {
      if (known.length >= mostGuarantorsPerTenant) throw new AppError('TooManyGuarantors')
      await insertGuarantor(tx, tenantId, guarantor, deps.clock())
      return true
    }
    const before = getGuarantor(known, id)
    if (isSame(before, guarantor)) return false
    if (before.kind !== guarantor.kind) await eraseDocuments(tx, { guarantorId: before.id })
    await updateGuarantor(tx, before.id, guarantor)
    return true
  })

export const removeGuarantor = (deps: Needs, account: TenantAccount, id: GuarantorId): Promise<ProfileAnswer> =>
  changePart(deps, account, { action: 'GUARANTOR_REMOVED', noFile: 'GuarantorNotFound' }, async (tx, { tenantId }) => {
    getGuarantor(await listGuarantors(tx, tenantId), id)
    await deleteGuarantor(tx, id)
    return true
  })

function getGuarantor(known: readonly GuarantorRow[], id: string): GuarantorRow {
  const guarantor = known.find((one) => one.id === id)
  if (!guarantor) throw new AppError('GuarantorNotFound')
  return guarantor
}

type Described = { kind: GuarantorKind } & Partial<{
  firstName: string
  lastName: string
  name: string
  monthlyIncome: number | null | undefined
}>

const toGuarantor = ({ kind, firstName, lastName, name, monthlyIncome }: Described): Guarantor => ({
  kind,
  firstName: firstName ?? null,
  lastName: lastName ?? null,
  name: name ?? null,
  monthlyIncome: monthlyIncome == null ? null : toCents(monthlyIncome),
})

const isSame = (one: Guarantor, other: Guarantor) =>
  (['kind', 'firstName', 'lastName', 'name', 'monthlyIncome'] as const).every((field) => one[field] === other[field])
