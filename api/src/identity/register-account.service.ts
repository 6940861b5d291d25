import { AppError } from '@bailclair/domain/contract/errors.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { sealLinkToken } from '#platform/mail/sealed-link.ts'
import { issuerOf, type PublicRealm } from '#platform/session.ts'
import {
  assertNotCommonPassword,
  consumeMailLimit,
  isNeutral,
  padResponseTime,
  type Visitor,
} from './account-limits.ts'
import { accountExistsTexts, confirmAccountTexts } from './account-mails.messages.ts'
import { deleteLinksIssuedBefore } from './account-token.repository.ts'
import { issueToken } from './account-token.service.ts'
import { startAccount } from './start-account.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'tokens' | 'identity'>
/** `search` is the query that the mailed link passes on to the page. */
type SignUp = { email: string; password: string; search?: string }

/**
 * Creates an account that is unusable until its mailed link is opened, or restarts an unconfirmed one. The identity
 * server comes first: if the database then fails, signing up again replaces the unusable account.
 */
export async function registerAccount(
  deps: Needs,
  realm: PublicRealm,
  signUp: SignUp,
  visitor: Visitor,
): Promise<void> {
  assertNotCommonPassword(signUp.password)
  await consumeMailLimit(deps, 'register', { realm, email: signUp.email, ip: visitor.ip })
  await padResponseTime(deps, createOrRestart(deps, realm, signUp, visitor))
}

async function createOrRestart(
  deps: Needs,
  realm: PublicRealm,
  { email, password, search = '' }: SignUp,
  { language }: Visitor,
) {
  const since = deps.clock()
  const subject = await startAccount(deps, realm, { email, password, language, isConfirmed: false })
  if (subject) return mailLink(deps, realm, { email, subject, language, since, search })
  if (!isNeutral(deps)) throw new AppError('UniqueEmailActiveAccount')
  const content = accountExistsTexts[language]({ realm })
  await enqueueMail(deps.db, { kind: 'account-exists', to: email, language, content })
}

type Started = { email: string; subject: string; language: Visitor['language']; since: Date; search: string }

/** Replaces earlier links of that address. Parallel sign-ups each keep their link, and one account remains. */
const mailLink = (deps: Needs, realm: PublicRealm, { email, subject, language, since, search }: Started) =>
  deps.db.transaction().execute(async (tx) => {
    await deleteLinksIssuedBefore(tx, { realm, email }, since)
    const token = await issueToken(deps, tx, { realm, purpose: 'CONFIRM', subject, email })
    const content = confirmAccountTexts[language]({ realm, token: sealLinkToken(deps.tokens, token), search })
    await enqueueMail(tx, { kind: 'confirm-account', to: email, language, content })
    await recordAudit(deps, tx, { issuer: issuerOf(deps.config, realm), subject }, 'ACCOUNT_REGISTERED')
  })
