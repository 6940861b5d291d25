import type { Language } from '@bailclair/domain/value/language.ts'
import { tellPropertyGone } from '#application/tell-property-gone.service.ts'
import { recordAccountDeleted } from '#audit/record-account-deleted.service.ts'
import type { Deps, OwnerId, SignedIn } from '#deps.ts'
import { newReceiptNumber, type Receipt } from '#identity/deletion-receipt.messages.ts'
import { endAccount } from '#identity/end-account.service.ts'
import { type IdentityTask, settleTask } from '#identity/identity-task.service.ts'
import type { Db } from '#platform/database/db.ts'
import type { MailTexts } from '#platform/mail/mail-texts.ts'
import { dropMailsStoppedBy, dropMailsTo, enqueueMail } from '#platform/mail/outbox.repository.ts'
import type { Session } from '#platform/session.ts'
import { countBelongings, deleteOwner } from './owner.repository.ts'
import { accountDeletedTexts } from './owner-mails.messages.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>

/** What someone asked for, at once (contract: DELETE owner/deleteAccount). */
export async function deleteAccount(deps: Needs, { ownerId, session }: SignedIn, language: Language): Promise<void> {
  const farewell = { language, texts: accountDeletedTexts, by: 'SELF' } as const
  const task = await deps.db.transaction().execute((tx) => endOwner(deps, tx, { ownerId, account: session }, farewell))
  if (task) await settleTask(deps, task)
}

type Leaving = { ownerId: OwnerId; account: Pick<Session, 'issuer' | 'subject'> }
type Farewell = { language: Language; texts: MailTexts<Receipt>; by: 'SELF' | 'SERVICE' }

/**
 * Deletes everything in one transaction, with a tombstone against tokens that are still valid and a receipt in the
 * farewell mail. The identity server follows; while it is down, nobody can come back by it either.
 */
export async function endOwner(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  { ownerId, account }: Leaving,
  { language, texts, by }: Farewell,
): Promise<IdentityTask | undefined> {
  await tellPropertyGone(tx, ownerId)
  const counts = await countBelongings(tx, ownerId)
  const owner = await deleteOwner(tx, ownerId)
  // a second click: the first one has done everything, and says farewell once
  if (!owner) return undefined
  await dropMailsTo(tx, owner.email)
  // those to an address of before, too
  await dropMailsStoppedBy(tx, ownerId)
  if (owner.pendingEmail) await dropMailsTo(tx, owner.pendingEmail, 'email-change')
  const number = newReceiptNumber()
  const content = texts[language]({ number, deletedAt: deps.clock(), counts })
  await enqueueMail(tx, { kind: 'account-deleted', to: owner.email, language, content })
  await recordAccountDeleted(deps, tx, { account, by, receipt: number })
  return endAccount(deps, tx, 'owner', account)
}
