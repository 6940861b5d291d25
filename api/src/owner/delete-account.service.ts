import type { Language } from '@bailclair/domain/platform/language.ts'
import { tellPropertyGone } from '#application/tell-property-gone.service.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { endAccount } from '#identity/end-account.service.ts'
import { settleTask } from '#identity/identity-task.service.ts'
import { dropMailsTo, enqueueMail } from '#platform/mail/outbox.repository.ts'
import { deleteOwner } from './owner.repository.ts'
import { accountDeletedTexts } from './owner-mails.messages.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>

/**
 * Deletes everything in one transaction (contract: DELETE owner/deleteAccount), with a tombstone against tokens that
 * are still valid. The identity server follows; while it is down, nobody can come back by it either.
 */
export async function deleteAccount(deps: Needs, { ownerId, session }: SignedIn, language: Language): Promise<void> {
  const task = await deps.db.transaction().execute(async (tx) => {
    await tellPropertyGone(tx, ownerId)
    const owner = await deleteOwner(tx, ownerId)
    // a second click: the first one has done everything, and says farewell once
    if (!owner) return undefined
    await dropMailsTo(tx, owner.email)
    const content = accountDeletedTexts[language]({})
    await enqueueMail(tx, { kind: 'account-deleted', to: owner.email, language, content })
    await recordAudit(deps, tx, session, 'ACCOUNT_DELETED')
    return endAccount(deps, tx, 'owner', session)
  })
  if (task) await settleTask(deps, task)
}
