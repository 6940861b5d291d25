import { randomUUID } from 'node:crypto'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { browserKind } from '@bailclair/domain/identity/browser-kind.rules.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { sealLinkToken } from '#platform/mail/sealed-link.ts'
import { wasCutOff } from '#platform/outbound/outage.ts'
import { issuerOf, type PublicRealm, type Session } from '#platform/session.ts'
import {
  assertNotCommonPassword,
  consumeAccountMail,
  consumeMailLimit,
  isNeutral,
  padResponseTime,
  type Visitor,
} from './account-limits.ts'
import { accountExistsTexts } from './account-mails.messages.ts'
import { hashToken, issueToken } from './account-token.service.ts'
import { hashBrowser, hashSignUp } from './confirm-account.service.ts'
import { findAccountByEmail } from './find-account.ts'
import type { NewUser } from './identity-port.ts'
import { insertSignUpBrowser } from './sign-up.repository.ts'
import { confirmAccountTexts } from './sign-up-mails.messages.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'tokens' | 'identity'>
/** `search` is the query that the mailed link passes on to the page; `secret` is kept by the browser. */
type SignUp = { email: string; password: string; search?: string; userAgent?: string; secret?: string }
/** What a realm stores with the new account, in the transaction of its mail. */
type OnStarted = (tx: Db, account: Pick<Session, 'issuer' | 'subject'>) => Promise<void>

/**
 * Creates an account that is unusable until its mailed link is opened. Sign-ups of one address do not touch each other.
 * The identity server comes first: if the database then fails, the account is deleted after seven days.
 */
export async function registerAccount(
  deps: Needs,
  realm: PublicRealm,
  signUp: SignUp,
  visitor: Visitor,
  onStarted: OnStarted = async () => undefined,
): Promise<void> {
  assertNotCommonPassword(deps, signUp.password, signUp.email)
  await consumeMailLimit(deps, 'register', { realm, email: signUp.email, ip: visitor.ip })
  await padResponseTime(deps, createOrTell(deps, realm, { ...signUp, onStarted }, visitor))
}

async function createOrTell(
  deps: Needs,
  realm: PublicRealm,
  signUp: SignUp & { onStarted: OnStarted },
  { language }: Visitor,
): Promise<void> {
  const { email, password } = signUp
  const holder = await findAccountByEmail(deps, realm, email)
  if (holder?.emailVerified && !isNeutral(deps)) throw new AppError('UniqueEmailActiveAccount')
  await consumeAccountMail(deps, email, 'sign-up')
  if (holder?.emailVerified) {
    const content = accountExistsTexts[language]({ realm })
    return enqueueMail(deps.db, { kind: 'account-exists', to: email, language, content })
  }
  const subject = await createWaitingUser(deps, realm, { password, language, isConfirmed: false })
  if (!subject) throw new AppError('IdentityUnavailable', { retryAfter: 1 })
  await mailLink(deps, realm, { ...signUp, subject, language })
}

/** A second account, under another placeholder, when the first call was cut off: whatever it left is deleted in days. */
async function createWaitingUser(deps: Needs, realm: PublicRealm, user: Omit<NewUser, 'email'>) {
  const create = () => deps.identity.createUser(realm, { ...user, email: placeholderEmail() })
  return create().catch((error) => {
    if (wasCutOff(error)) return create()
    throw error
  })
}

/** An identity server has one account per address, and here several may wait for theirs. Nothing is sent to it. */
const placeholderEmail = () => `${randomUUID()}@unconfirmed.invalid`

type Started = SignUp & { onStarted: OnStarted; subject: string; language: Visitor['language'] }

const mailLink = (deps: Needs, realm: PublicRealm, started: Started) =>
  deps.db.transaction().execute(async (tx) => {
    const { email, subject, language, search = '', userAgent, secret, onStarted } = started
    const token = await issueToken(deps, tx, { realm, purpose: 'CONFIRM', subject, email })
    const { browser = null, system = null } = browserKind(userAgent)
    const hashes = {
      browserHash: secret ? hashBrowser(token, secret) : null,
      signUpHash: secret ? hashSignUp(email, secret) : null,
    }
    await insertSignUpBrowser(tx, hashToken(token), { ...hashes, browser, operatingSystem: system })
    const content = confirmAccountTexts[language]({ realm, token: sealLinkToken(deps.tokens, token), search })
    await enqueueMail(tx, { kind: 'confirm-account', to: email, language, content })
    const account = { issuer: issuerOf(deps.config, realm), subject }
    await recordAudit(deps, tx, account, 'ACCOUNT_REGISTERED')
    await onStarted(tx, account)
  })
