import { AppError } from '@bailclair/domain/contract/errors.ts'
import { declaredIncome } from '@bailclair/domain/rental-file/situation.rules.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { toCents } from '@bailclair/domain/value/money.schema.ts'
import type { Correction } from '@bailclair/domain/verification/decision.schema.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { correctGuarantorIncome, listGuarantors } from './guarantor.repository.ts'
import { type Corrected, incomeCorrectedTexts } from './income-mails.messages.ts'
import { getPart } from './part.repository.ts'
import { findProfile } from './profile.repository.ts'
import { correctIncome, listIncomes } from './situation.repository.ts'

/** The team found other incomes in the documents than were declared: they take their place, and the tenant is told. */
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

async function correctOne(tx: Db, tenantId: TenantId, { guarantorId, monthlyIncome, reason }: Correction) {
  const cents = toCents(monthlyIncome)
  if (guarantorId === undefined) {
    const declared = declaredIncome(await listIncomes(tx, tenantId))
    await correctIncome(tx, tenantId, cents, reason)
    return { guarantor: null, declared, corrected: cents, reason }
  }
  const guarantor = (await listGuarantors(tx, tenantId)).find(({ id }) => id === guarantorId)
  // a body vouches without an income
  if (!guarantor || guarantor.kind === 'BODY') throw new AppError('GuarantorNotFound')
  await correctGuarantorIncome(tx, guarantorId, cents, reason)
  const { name, firstName, lastName, incomeCorrection, declaredIncome: before, monthlyIncome: stated } = guarantor
  const declared = incomeCorrection === null ? stated : before
  return { guarantor: name ?? `${firstName} ${lastName}`, declared, corrected: cents, reason }
}
