import type { Language } from '@bailclair/domain/platform/language.ts'
import { withdrawFile } from '#application/withdraw.service.ts'
import { recordAccountDeleted } from '#audit/record-account-deleted.service.ts'
import type { Deps, ProfileId, TenantAccount } from '#deps.ts'
import { endAccount } from '#identity/end-account.service.ts'
import { type IdentityTask, settleTask } from '#identity/identity-task.service.ts'
import type { Db } from '#platform/database/db.ts'
import type { MailTexts } from '#platform/mail/mail-texts.ts'
import { dropMailsTo, enqueueMail } from '#platform/mail/outbox.repository.ts'
import { lockFile } from '#rental-file/bundled-file.service.ts'
import { deleteFile } from '#rental-file/delete-file.service.ts'
import { newReceiptNumber, type Receipt } from '#retention/deletion-receipt.messages.ts'
import { accountDeletedTexts } from './account-mails.messages.ts'
import { countBelongings } from './belongings.repository.ts'
import { holdTenant } from './hold-part.service.ts'
import { getProfileId } from './identify-tenant.service.ts'
import { deleteInvited, listFilesNaming, listMembers } from './member.repository.ts'
import { deletePart, movePart, type Part } from './part.repository.ts'
import { settleRest } from './part-ways.service.ts'
import { deleteProfile } from './profile.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>

/** What someone asked for, at once. */
export async function deleteAccount(deps: Needs, account: TenantAccount, language: Language): Promise<void> {
  const profileId = await getProfileId(deps, account)
  await declineInvitations(deps, account.email)
  const farewell = { language, texts: accountDeletedTexts, by: 'SELF' } as const
  const task = await deps.db.transaction().execute((tx) => endTenant(deps, tx, profileId, farewell))
  await settleTask(deps, task)
}

type Farewell = { language: Language; texts: MailTexts<Receipt>; by: 'SELF' | 'SERVICE' }

/**
 * Deletes everything in one transaction, with a tombstone against tokens that are still valid: the file or one's part of
 * it, documents, every access; a receipt goes in the farewell mail. The identity server follows. Invitations that wait
 * for the address go before, see `declineInvitations`.
 */
export async function endTenant(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  profileId: ProfileId,
  { language, texts, by }: Farewell,
): Promise<IdentityTask> {
  const { profile, part } = await holdTenant(deps, tx, profileId)
  const counts = part ? await countBelongings(tx, part) : { documents: 0, accesses: 0 }
  if (part) await deletePartOf(deps, tx, part)
  await deleteProfile(tx, profileId)
  await dropMailsTo(tx, profile.email)
  if (profile.pendingEmail) await dropMailsTo(tx, profile.pendingEmail, 'email-change')
  const number = newReceiptNumber()
  const content = texts[language]({ number, deletedAt: deps.clock(), counts })
  await enqueueMail(tx, { kind: 'account-deleted', to: profile.email, language, content })
  await recordAccountDeleted(deps, tx, { account: profile, by, receipt: number })
  return endAccount(deps, tx, 'tenant', profile)
}

/**
 * Decision 115: owners were shown the file by its initiator, so their accesses end with that person's account; the others
 * keep what they gave, and the first who joined is the initiator from now on. Nobody left who has joined: no file.
 */
async function deletePartOf(deps: Pick<Deps, 'clock'>, tx: Db, part: Part): Promise<void> {
  const { tenantId, fileId, tenantType } = part
  if (tenantType === 'JOIN') {
    await deletePart(tx, tenantId)
    return settleRest(deps, tx, fileId)
  }
  const successor = (await listMembers(tx, fileId)).find(({ id, profileId }) => id !== tenantId && profileId)
  if (!successor) return deleteFile(tx, fileId)
  await withdrawFile(tx, fileId)
  await deletePart(tx, tenantId)
  await movePart(tx, successor.id, { fileId, tenantType: 'CREATE', position: 0 })
  await settleRest(deps, tx, fileId)
}

/** One by one: each holds a file of someone else's, and nobody waits for two of them. */
export async function declineInvitations(deps: Pick<Deps, 'db' | 'clock'>, email: string): Promise<void> {
  for (const { id, fileId } of await listFilesNaming(deps.db, email))
    await deps.db.transaction().execute(async (tx) => {
      if (!(await lockFile(tx, fileId))) return
      await deleteInvited(tx, id)
      await settleRest(deps, tx, fileId)
    })
}
