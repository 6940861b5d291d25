import { AppError } from '@bailclair/domain/contract/errors.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { sealLinkToken } from '#platform/mail/sealed-link.ts'
import { issuerOf, type PublicRealm } from '#platform/session.ts'
import { consumeAccountMail, consumeMailLimit, isNeutral, padResponseTime, type Visitor } from './account-limits.ts'
import { resetPasswordTexts } from './account-mails.messages.ts'
import { deleteTokens } from './account-token.repository.ts'
import { issueToken } from './account-token.service.ts'
import { findAccountByEmail } from './find-account.ts'
import { listPendingSubjects } from './sign-up.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'tokens' | 'identity'>

/**
 * Also for accounts of the federation (decision 10), and for sign-ups that wait: opening the link proves the mailbox
 * just as well as the first link.
 */
export async function forgotPassword(deps: Needs, realm: PublicRealm, email: string, visitor: Visitor): Promise<void> {
  await consumeMailLimit(deps, 'forgot-password', { realm, email, ip: visitor.ip })
  await padResponseTime(deps, mailLink(deps, realm, email, visitor))
}

async function mailLink(deps: Needs, realm: PublicRealm, email: string, { language }: Visitor) {
  const user = await findAccountByEmail(deps, realm, email)
  const subject = user?.id ?? (await listPendingSubjects(deps.db, { realm, email }, deps.clock()))[0]
  if (!subject && !isNeutral(deps)) throw new AppError('EmailNotFound')
  await consumeAccountMail(deps, email, 'forgotten-password')
  if (!subject) return
  await deps.db.transaction().execute(async (tx) => {
    // earlier ones may belong to another sign-up of the address
    await deleteTokens(tx, { realm, email }, ['RESET'])
    const token = await issueToken(deps, tx, { realm, purpose: 'RESET', subject, email })
    const content = resetPasswordTexts[language]({ realm, token: sealLinkToken(deps.tokens, token) })
    await enqueueMail(tx, { kind: 'reset-password', to: email, language, content })
    await recordAudit(deps, tx, { issuer: issuerOf(deps.config, realm), subject }, 'PASSWORD_RESET_ASKED')
  })
}
