import type { Language } from '@bailclair/domain/value/language.ts'
import { tellPropertyGone } from '#application/tell-property-gone.service.ts'
import { recordAccountDeleted } from '#audit/record-account-deleted.service.ts'
import type { Deps, OwnerId, SignedIn } from '#deps.ts'
import { newReceiptNumber, type Receipt } from '#identity/deletion-receipt.messages.ts'
import { endAccount } from '#identity/end-account.service.ts'
import { type IdentityTask, runIdentityTask } from '#identity/identity-task.service.ts'
import type { Db } from '#platform/database/db.ts'
import type { MailTexts } from '#platform/mail/mail-texts.ts'
import { dropMailsTo, dropUnsubscribableMails, enqueueMail } from '#platform/mail/outbox.repository.ts'
import type { Session } from '#platform/session.ts'
import { cancelVisitsOfOwner } from '#visit/cancel-visits.service.ts'
import { countOwnedItems, deleteOwner } from './owner.repository.ts'
import { accountDeletedTexts } from './owner-mails.messages.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>

/** Returns the number of the receipt, unless a parallel call has deleted the account. */
export async function deleteAccount(
  deps: Needs,
  { ownerId, session }: SignedIn,
  language: Language,
): Promise<string | undefined> {
  const deletionMail = { language, texts: accountDeletedTexts, by: 'SELF' } as const
  const ended = await deps.db
    .transaction()
    .execute((tx) => endOwner(deps, tx, { ownerId, account: session }, deletionMail))
  if (ended) await runIdentityTask(deps, ended.task)
  return ended?.receipt
}

type DeletedOwner = { ownerId: OwnerId; account: Pick<Session, 'issuer' | 'subject'> }
type DeletionMail = { language: Language; texts: MailTexts<Receipt>; by: 'SELF' | 'SERVICE' }

/**
 * One transaction deletes everything, writes a tombstone against tokens that are still valid, and mails a receipt. The
 * identity server follows, with a retry during an outage.
 */
export async function endOwner(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  { ownerId, account }: DeletedOwner,
  { language, texts, by }: DeletionMail,
): Promise<{ task: IdentityTask; receipt: string } | undefined> {
  await tellPropertyGone(deps, tx, ownerId)
  await cancelVisitsOfOwner(deps, tx, ownerId)
  const counts = await countOwnedItems(tx, ownerId)
  const owner = await deleteOwner(tx, ownerId)
  // a parallel call has already deleted the owner and sent the mail
  if (!owner) return undefined
  await dropMailsTo(tx, owner.email)
  // also mails to a former address
  await dropUnsubscribableMails(tx, ownerId)
  if (owner.pendingEmail) await dropMailsTo(tx, owner.pendingEmail, 'email-change')
  const number = newReceiptNumber()
  const content = texts[language]({ number, deletedAt: deps.clock(), counts })
  await enqueueMail(tx, { kind: 'account-deleted', to: owner.email, name: owner.firstName ?? '', language, content })
  await recordAccountDeleted(deps, tx, { account, by, receipt: number })
  return { task: await endAccount(deps, tx, 'owner', account), receipt: number }
}
