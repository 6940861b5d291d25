import type { Language } from '@bailclair/domain/value/language.ts'
import { forgetStopsBy } from '#application/access-stop.service.ts'
import { recordAccountDeleted } from '#audit/record-account-deleted.service.ts'
import type { Deps, ProfileId, TenantAccount } from '#deps.ts'
import { newReceiptNumber, type Receipt } from '#identity/deletion-receipt.messages.ts'
import { endAccount } from '#identity/end-account.service.ts'
import { type IdentityTask, runIdentityTask } from '#identity/identity-task.service.ts'
import type { Db } from '#platform/database/db.ts'
import type { MailTexts } from '#platform/mail/mail-texts.ts'
import { dropMailsTo, enqueueMail } from '#platform/mail/outbox.repository.ts'
import { declineInvitations, deletePartOf } from '#rental-file/member/delete-part.service.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { lockTenant } from '#rental-file/part/lock-part.service.ts'
import { deleteProfile } from '#rental-file/part/profile.repository.ts'
import { forgetIntentsBy } from '#share-link/intent.service.ts'
import { accountDeletedTexts } from './account-mails.messages.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>

/** By the tenant themselves. Returns the number of the receipt. */
export async function deleteAccount(deps: Needs, account: TenantAccount, language: Language): Promise<string> {
  const profileId = await getProfileId(deps, account)
  await declineInvitations(deps, account.email)
  const farewell = { language, texts: accountDeletedTexts, by: 'SELF' } as const
  const { task, receipt } = await deps.db.transaction().execute((tx) => endTenant(deps, tx, profileId, farewell))
  await runIdentityTask(deps, task)
  return receipt
}

type Farewell = { language: Language; texts: MailTexts<Receipt>; by: 'SELF' | 'SERVICE' }

/**
 * Deletes the file or the part, documents and accesses in one transaction, and refuses tokens that are still valid. The
 * identity server follows. Callers use `declineInvitations` first.
 */
export async function endTenant(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  profileId: ProfileId,
  { language, texts, by }: Farewell,
): Promise<{ task: IdentityTask; receipt: string }> {
  const { profile, part } = await lockTenant(deps, tx, profileId)
  const counts = part ? await deletePartOf(deps, tx, part) : { documents: 0, accesses: 0 }
  await forgetStopsBy(tx, profile)
  await forgetIntentsBy(tx, profile)
  await deleteProfile(tx, profileId)
  await dropMailsTo(tx, profile.email)
  if (profile.pendingEmail) await dropMailsTo(tx, profile.pendingEmail, 'email-change')
  const number = newReceiptNumber()
  const content = texts[language]({ number, deletedAt: deps.clock(), counts })
  await enqueueMail(tx, {
    kind: 'account-deleted',
    to: profile.email,
    name: profile.firstName ?? '',
    language,
    content,
  })
  await recordAccountDeleted(deps, tx, { account: profile, by, receipt: number })
  return { task: await endAccount(deps, tx, 'tenant', profile), receipt: number }
}
