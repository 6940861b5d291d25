import { AppError } from '@bailclair/domain/contract/errors.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { issuerOf, type PublicRealm } from '#platform/session.ts'
import { deleteTokens, deleteTokensAfter } from './account-token.repository.ts'
import { issueToken, type LockedToken, redeemToken } from './account-token.service.ts'
import { emailChangeUndoneTexts } from './email-change-mails.messages.ts'
import type { EmailTable } from './email-table.ts'
import { type IdentityTask, recordIdentityTask, runIdentityTask } from './identity-task.service.ts'
import { alignUser, moveUser } from './move-user.ts'
import { removeFactors } from './reset-factors.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity' | 'newToken'>

/**
 * Gives the account back to its old address and signs everyone out. What a thief may have set – password, federation,
 * passkeys, code app, pending changes, later undo links – ends too. The token in the result chooses a new password.
 */
export const undoEmailChange = (
  deps: Needs,
  realm: PublicRealm,
  token: string,
  table: EmailTable,
): Promise<{ email: string; token: string }> =>
  redeemToken(deps, { realm, purpose: 'EMAIL_UNDO', token }, async (leased) => {
    const { subject, email } = leased
    const account = { issuer: issuerOf(deps.config, realm), subject }
    // first, so that nobody who is still in starts another change meanwhile
    await deps.db.transaction().execute((tx) => stopEverything(deps, tx, realm, { account, table }))
    await moveUser(deps, realm, { subject, email })
    await deps.identity.unlinkFederation(realm, subject)
    await removeFactors(deps.identity, realm, subject)
    // a password that nobody knows
    await deps.identity.resetPassword(realm, subject, deps.newToken())
    const { passwordToken, task } = await deps.db
      .transaction()
      .execute((tx) => giveBack(deps, tx, realm, { account, table, leased }))
    await runIdentityTask(deps, task)
    await alignUser(deps, realm, subject, table).catch((err) =>
      deps.logger.warn({ err }, 'the e-mail could not be compared with that of the identity server'),
    )
    return { email, token: passwordToken }
  })

type Work = { account: { issuer: string; subject: string }; table: EmailTable }

async function stopEverything({ clock }: Needs, tx: Db, realm: PublicRealm, { account, table }: Work): Promise<void> {
  if (!(await table.endSessions(tx, account, clock()))) throw new AppError('TokenExpired')
  await deleteTokens(tx, { realm, subject: account.subject }, ['EMAIL_CHANGE', 'RESET'])
}

async function giveBack(
  deps: Needs,
  tx: Db,
  realm: PublicRealm,
  { account, table, leased }: Work & { leased: LockedToken },
): Promise<{ passwordToken: string; task: IdentityTask }> {
  const { subject } = account
  const adopted = await table.adoptEmail(tx, account, leased.email)
  if (!adopted) throw new AppError('TokenExpired')
  // again: a session may have begun with the old password
  await stopEverything(deps, tx, realm, { account, table })
  await leased.use(tx)
  // those were mailed to addresses of later changes; earlier ones stay valid
  await deleteTokensAfter(tx, { realm, subject }, 'EMAIL_UNDO', leased.createdAt)
  const { before, language, ownerId } = adopted
  if (before !== leased.email) {
    const content = emailChangeUndoneTexts[language]({ realm })
    await enqueueMail(tx, { kind: 'email-change-undone', to: before, language, content, ...(ownerId && { ownerId }) })
  }
  await recordAudit(deps, tx, account, 'EMAIL_CHANGE_UNDONE')
  return {
    passwordToken: await issueToken(deps, tx, { realm, purpose: 'RESET', subject, email: leased.email }),
    task: await recordIdentityTask(deps, tx, { realm, kind: 'END_SESSIONS', target: subject }),
  }
}
