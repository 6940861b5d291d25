import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { sealLinkToken } from '#platform/mail/sealed-link.ts'
import { issuerOf, type PublicRealm } from '#platform/session.ts'
import { consumeAccountMail, consumeMailLimit, padResponseTime, type Visitor } from './account-limits.ts'
import { accountExistsTexts } from './account-mails.messages.ts'
import { hashToken, issueToken } from './account-token.service.ts'
import { hashBrowser, hashSignUp } from './confirm-account.service.ts'
import { findAccountByEmail } from './find-account.ts'
import { findPendingSignUp, insertSignUpBrowser } from './sign-up.repository.ts'
import { confirmAccountTexts } from './sign-up-mails.messages.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'tokens' | 'identity'>
/** As at sign-up (`registerAccount`). */
type Resend = { email: string; search?: string; secret?: string }

/**
 * Mails the link of a sign-up again. The answer is the same whether the address waits for its confirmation, has an
 * account or is unknown: limits are consumed before anything is looked up.
 */
export async function resendConfirmation(
  deps: Needs,
  realm: PublicRealm,
  resend: Resend,
  visitor: Visitor,
): Promise<void> {
  await consumeMailLimit(deps, 'register', { realm, email: resend.email, ip: visitor.ip })
  await consumeAccountMail(deps, resend.email, 'resend')
  await padResponseTime(deps, mailAgain(deps, realm, resend, visitor))
}

async function mailAgain(deps: Needs, realm: PublicRealm, resend: Resend, { language }: Visitor): Promise<void> {
  const { email, search = '', secret } = resend
  const holder = await findAccountByEmail(deps, realm, email)
  if (holder?.emailVerified) {
    const content = accountExistsTexts[language]({ realm })
    return enqueueMail(deps.db, { kind: 'account-exists', to: email, language, content })
  }
  const own = secret ? hashSignUp(email, secret) : undefined
  const pending = await findPendingSignUp(deps.db, { realm, email }, own, deps.clock())
  if (!pending) return
  const { subject, browser, operatingSystem } = pending
  await deps.db.transaction().execute(async (tx) => {
    const token = await issueToken(deps, tx, { realm, purpose: 'CONFIRM', subject, email })
    // a link for the sign-up of another browser asks first, as the first one did (decision 178)
    const isOwn = secret !== undefined && own !== undefined && pending.signUpHash?.equals(own)
    const browserHash = isOwn ? hashBrowser(token, secret) : null
    const kept = { browserHash, signUpHash: pending.signUpHash, browser, operatingSystem }
    await insertSignUpBrowser(tx, hashToken(token), kept)
    const content = confirmAccountTexts[language]({ realm, token: sealLinkToken(deps.tokens, token), search })
    await enqueueMail(tx, { kind: 'confirm-account', to: email, language, content })
    await recordAudit(deps, tx, { issuer: issuerOf(deps.config, realm), subject }, 'CONFIRMATION_RESENT')
  })
}
