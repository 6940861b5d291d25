import { AppError } from '@bailclair/domain/contract/errors.ts'
import { declaredIncome } from '@bailclair/domain/rental-file/situation.rules.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { Correction } from '@bailclair/domain/verification/decision.schema.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { correctGuarantorIncome, listGuarantors } from './guarantor.repository.ts'
import { type Corrected, incomeCorrectedTexts } from './income-mails.messages.ts'
import { getPart } from './part.repository.ts'
import { findProfile } from './profile.repository.ts'
import { correctIncome, listIncomes } from './situation.repository.ts'

/** Replaces declared incomes by what the documents prove, and mails the tenant. */
export async function correctIncomes(tx: Db, tenantId: TenantId, corrections: readonly Correction[]): Promise<void> {
  if (corrections.length === 0) return
  const corrected: Corrected[] = []
  for (const correction of corrections) corrected.push(await correctOne(tx, tenantId, correction))
  const { profileId } = await getPart(tx, tenantId)
  const profile = profileId && (await findProfile(tx, profileId))
  if (!profile) return
  const { email, language } = profile
  const content = incomeCorrectedTexts[language]({ corrections: corrected })
  await enqueueMail(tx, { kind: 'income-corrected', to: email, language, content })
}

async function correctOne(
  tx: Db,
  tenantId: TenantId,
  { guarantorId, monthlyIncome: corrected, reason }: Correction,
): Promise<Corrected> {
  if (guarantorId === undefined) {
    const declared = declaredIncome(await listIncomes(tx, tenantId))
    await correctIncome(tx, tenantId, corrected, reason)
    return { guarantor: null, declared, corrected, reason }
  }
  const guarantor = (await listGuarantors(tx, tenantId)).find(({ id }) => id === guarantorId)
  // a guarantee body has no income
  if (!guarantor || guarantor.kind === 'BODY') throw new AppError('GuarantorNotFound')
  await correctGuarantorIncome(tx, guarantorId, corrected, reason)
  const { name, firstName, lastName, incomeCorrection, monthlyIncome } = guarantor
  const declared = incomeCorrection === null ? monthlyIncome : incomeCorrection.declaredIncome
  return { guarantor: name ?? `${firstName} ${lastName}`, declared, corrected, reason }
}
