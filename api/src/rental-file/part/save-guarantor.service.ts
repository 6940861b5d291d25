import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { GuarantorChanges } from '@bailclair/domain/rental-file/file-changes.schema.ts'
import { mostGuarantorsPerTenant } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { GuarantorId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
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
  updateGuarantorEmail,
} from './guarantor.repository.ts'
import { consumeNoticeLimit, forgetNotice, tellGuarantor } from './tell-guarantor.service.ts'
import type { ProfileAnswer } from './to-profile.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Adds a guarantor or changes one. Another kind needs other documents, so the old ones are erased. */
export async function saveGuarantor(
  deps: Needs,
  account: TenantAccount,
  { id, ...changes }: GuarantorChanges,
): Promise<ProfileAnswer> {
  const guarantor = toGuarantor(changes)
  await consumeNoticeLimit(deps, account, guarantor.email)
  return changePart(deps, account, { action: 'GUARANTOR_SAVED' }, async (tx, part) => {
    const known = await listGuarantors(tx, part.tenantId)
    if (id === undefined) {
      if (known.length >= mostGuarantorsPerTenant) throw new AppError('TooManyGuarantors')
      await tellGuarantor(tx, part, guarantor)
      await insertGuarantor(tx, part.tenantId, guarantor, deps.clock())
      return true
    }
    const before = getGuarantor(known, id)
    if (before.email !== guarantor.email) {
      await forgetNotice(tx, before)
      await tellGuarantor(tx, part, guarantor)
      await updateGuarantorEmail(tx, before.id, guarantor.email)
    }
    if (isSame({ ...before, email: guarantor.email }, guarantor)) return false
    if (before.kind !== guarantor.kind) await eraseDocuments(tx, { guarantorId: before.id })
    await updateGuarantor(tx, before.id, guarantor)
    return true
  })
}

export const removeGuarantor = (deps: Needs, account: TenantAccount, id: GuarantorId): Promise<ProfileAnswer> =>
  changePart(deps, account, { action: 'GUARANTOR_REMOVED', noFile: 'GuarantorNotFound' }, async (tx, { tenantId }) => {
    await forgetNotice(tx, getGuarantor(await listGuarantors(tx, tenantId), id))
    await deleteGuarantor(tx, id)
    return true
  })

function getGuarantor(known: readonly GuarantorRow[], id: string): GuarantorRow {
  const guarantor = known.find((one) => one.id === id)
  if (!guarantor) throw new AppError('GuarantorNotFound')
  return guarantor
}

/** The fields of every kind of guarantor: a field that no kind can give is not in it. */
type AnyOf<T> = { [K in T extends unknown ? keyof T : never]?: T extends Partial<Record<K, infer V>> ? V : never }
type Given = AnyOf<GuarantorChanges> & Pick<Guarantor, 'kind'>

const toGuarantor = ({ kind, firstName, lastName, name, email, monthlyIncome }: Given): Guarantor => ({
  kind,
  firstName: firstName ?? null,
  lastName: lastName ?? null,
  name: name ?? null,
  email: email ?? null,
  monthlyIncome: monthlyIncome ?? null,
})

const isSame = (one: Guarantor, other: Guarantor) =>
  (Object.keys(other) as (keyof Guarantor)[]).every((name) => one[name] === other[name])
