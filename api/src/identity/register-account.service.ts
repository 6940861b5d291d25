import { AppError } from '@bailclair/domain/platform/errors.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { assertUncommon, isNeutral, spendMailBudget, takeAsLong, type Visitor } from './account-limits.ts'
import { accountExistsTexts, confirmAccountTexts } from './account-mails.messages.ts'
import { deleteTokens } from './account-token.repository.ts'
import { issueToken } from './account-token.service.ts'
import { issuerOf, type Realm } from './identity-port.ts'
import { startAccount } from './start-account.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'identity'>
type SignUp = { email: string; password: string }

/**
 * Creates an account that can do nothing until its mailed link is opened, or restarts one that was never confirmed
 * (contract: POST register/account). The identity server comes first: if the database then fails, what is left there
 * is an account nobody can use, and signing up again replaces it.
 */
export async function registerAccount(deps: Needs, realm: Realm, signUp: SignUp, visitor: Visitor): Promise<void> {
  assertUncommon(signUp.password)
  await spendMailBudget(deps, 'register', { realm, email: signUp.email, ip: visitor.ip })
  await takeAsLong(deps, createOrRestart(deps, realm, signUp, visitor))
}

async function createOrRestart(deps: Needs, realm: Realm, { email, password }: SignUp, { language }: Visitor) {
  const subject = await startAccount(deps, realm, { email, password, language, isConfirmed: false })
  if (subject) return promise(deps, realm, { email, subject, language })
  if (!isNeutral(deps)) throw new AppError('UniqueEmailActiveAccount')
  await enqueueMail(deps.db, { kind: 'account-exists', to: email, language, content: accountExistsTexts[language]({}) })
}

type Promised = { email: string; subject: string; language: Visitor['language'] }

/** The link, in place of any earlier one of that address. */
const promise = (deps: Needs, realm: Realm, { email, subject, language }: Promised) =>
  deps.db.transaction().execute(async (tx) => {
    await deleteTokens(tx, { realm, email }, ['CONFIRM', 'RESET'])
    const token = await issueToken(deps, tx, { realm, purpose: 'CONFIRM', subject, email })
    const content = confirmAccountTexts[language]({ token })
    await enqueueMail(tx, { kind: 'confirm-account', to: email, language, content })
    await recordAudit(deps, tx, { issuer: issuerOf(deps.config, realm), subject }, 'ACCOUNT_REGISTERED')
  })
