import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { issuerOf, type PublicRealm } from '#platform/session.ts'
import { assertNotCommonPassword, returnAccountMails } from './account-limits.ts'
import { passwordChangedTexts } from './account-mails.messages.ts'
import { deleteTokens, markTokensUsed } from './account-token.repository.ts'
import { redeemToken } from './account-token.service.ts'
import { endOtherSignUps, runRemovals } from './end-sign-ups.service.ts'
import { findAccountByEmail } from './find-account.ts'
import { recordIdentityTask } from './identity-task.service.ts'
import { startAccount } from './start-account.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>
type Chosen = { token: string; password: string; language: Language }

/** The account whose password was changed, for the realm's own tables. */
export type ReopenedAccount = {
  issuer: string
  subject: string
  email: string
  isFederated: boolean
  language: Language
}

/**
 * Sets the password at the identity server before writing to the database. If the database fails, opening the link
 * again sets it again. `endSessions` ends the account's sessions in the same transaction.
 */
export async function createPassword<T>(
  deps: Needs,
  realm: PublicRealm,
  { token, password, language }: Chosen,
  endSessions: (tx: Db, account: ReopenedAccount) => Promise<T>,
): Promise<T> {
  return redeemToken(deps, { realm, purpose: 'RESET', token }, async (leased) => {
    const { email } = leased
    assertNotCommonPassword(deps, password, email)
    const reopened = await setPassword(deps, realm, { email, password, language })
    const account = { issuer: issuerOf(deps.config, realm), email, language, ...reopened }
    const { result, tasks } = await deps.db.transaction().execute(async (tx) => {
      await leased.use(tx)
      await returnAccountMails({ ...deps, db: tx }, email)
      const removals = await endOtherSignUps(deps, tx, { realm, email, subject: account.subject }, () =>
        // a link mailed at sign-up then says that the account is confirmed
        markTokensUsed(tx, { realm, email }, 'CONFIRM', deps.clock()),
      )
      // a former user of the account must not finish an e-mail change
      await deleteTokens(tx, { realm, subject: account.subject }, ['EMAIL_CHANGE'])
      const result = await endSessions(tx, account)
      const content = passwordChangedTexts[language]({ realm })
      await enqueueMail(tx, { kind: 'password-changed', to: email, language, content })
      await recordAudit(deps, tx, account, 'PASSWORD_CHANGED')
      const ending = await recordIdentityTask(deps, tx, { realm, kind: 'END_SESSIONS', target: account.subject })
      return { result, tasks: [ending, ...removals] }
    })
    await runRemovals(deps, tasks)
    return result
  })
}

type NewPassword = { email: string; password: string; language: Language }

/**
 * Whoever opened the link has proved that the mailbox is theirs. An account that was never confirmed, or that a failed
 * earlier attempt removed, is created afresh.
 */
async function setPassword(deps: Needs, realm: PublicRealm, { email, password, language }: NewPassword) {
  const { identity } = deps
  const user = await findAccountByEmail(deps, realm, email)
  if (user?.emailVerified) {
    // read first, so that nothing can fail once the password is set
    const isFederated = await identity.isFederated(realm, user.id)
    // `enabled` is not changed: an account that the operator disabled stays disabled
    const result = await identity.resetPassword(realm, user.id, password)
    if (result === 'done') return { subject: user.id, isFederated }
  }
  const subject = await startAccount(deps, realm, { email, password, language, isConfirmed: true })
  if (!subject) throw new AppError('TokenExpired')
  return { subject, isFederated: false }
}
