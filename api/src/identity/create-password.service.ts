import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { issuerOf, type PublicRealm } from '#platform/session.ts'
import { assertUncommon } from './account-limits.ts'
import { passwordChangedTexts } from './account-mails.messages.ts'
import { deleteTokens, markTokensUsed } from './account-token.repository.ts'
import { redeemToken } from './account-token.service.ts'
import { findAccountByEmail } from './find-account.ts'
import { oweTask, settleTask } from './identity-task.service.ts'
import { startAccount } from './start-account.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>
type Chosen = { token: string; password: string; language: Language }

/** The account whose password was changed, for what belongs to it elsewhere. */
export type ReopenedAccount = {
  issuer: string
  subject: string
  email: string
  isFederated: boolean
  language: Language
}

/**
 * Replaces a password by a mailed link (contract: POST register/createPassword). The password is set before anything
 * is written here: if that fails, nothing has changed, and if the database fails after it, opening the link again sets
 * it again. Sessions of the account end in the same transaction, `endSessions` says how; the identity server follows.
 */
export async function createPassword<T>(
  deps: Needs,
  realm: PublicRealm,
  { token, password, language }: Chosen,
  endSessions: (tx: Db, account: ReopenedAccount) => Promise<T>,
): Promise<T> {
  assertUncommon(password)
  return redeemToken(deps, { realm, purpose: 'RESET', token }, async (held) => {
    const { email } = held
    const reopened = await setPassword(deps, realm, { email, password, language })
    const account = { issuer: issuerOf(deps.config, realm), email, language, ...reopened }
    const { result, task } = await deps.db.transaction().execute(async (tx) => {
      await held.use(tx)
      await markTokensUsed(tx, { realm, email }, 'CONFIRM', deps.clock())
      // whoever had the account before must not finish taking it to another address
      await deleteTokens(tx, { realm, subject: account.subject }, ['EMAIL_CHANGE'])
      const result = await endSessions(tx, account)
      const content = passwordChangedTexts[language]({ realm })
      await enqueueMail(tx, { kind: 'password-changed', to: email, language, content })
      await recordAudit(deps, tx, account, 'PASSWORD_CHANGED')
      return { result, task: await oweTask(deps, tx, { realm, kind: 'END_SESSIONS', target: account.subject }) }
    })
    await settleTask(deps, task)
    return result
  })
}

type NewPassword = { email: string; password: string; language: Language }

/**
 * The account that has the address the link was mailed to: whoever opened it has proved that the mailbox is theirs. One
 * never confirmed starts afresh, as does one that an earlier opening of this link had removed when it stopped.
 */
async function setPassword(deps: Needs, realm: PublicRealm, { email, password, language }: NewPassword) {
  const { identity } = deps
  const user = await findAccountByEmail(deps, realm, email)
  if (user?.emailVerified) {
    // read first, so that nothing can fail once the password is set
    const isFederated = await identity.isFederated(realm, user.id)
    // "enabled" is left alone: an account that the operator disabled stays so
    const result = await identity.resetPassword(realm, user.id, password)
    if (result === 'done') return { subject: user.id, isFederated }
  }
  const subject = await startAccount(deps, realm, { email, password, language, isConfirmed: true })
  if (!subject) throw new AppError('TokenExpired')
  return { subject, isFederated: false }
}
