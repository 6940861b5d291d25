import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, OwnerId, ProfileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { sealLinkToken } from '#platform/mail/sealed-link.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import type { Session } from '#platform/session.ts'
import { consumeAccountMail, isNeutral } from './account-limits.ts'
import { accountExistsTexts } from './account-mails.messages.ts'
import { issueToken } from './account-token.service.ts'
import { emailChangeNoticeTexts, emailChangeTexts } from './email-change-mails.messages.ts'
import { findAccountByEmail } from './find-account.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'tokens' | 'identity'>
type EmailChangeRequest = { session: Session } & ({ realm: 'owner'; id: OwnerId } | { realm: 'tenant'; id: ProfileId })
type NewEmail = { email: string; language: Language; isTaken: boolean }
type Before = { email: string; pendingEmail: string | null }

/** Runs before any write. An address that an unconfirmed account uses counts as free. */
export async function checkNewEmail(
  deps: Needs,
  { realm, id, session }: EmailChangeRequest,
  { email, language }: Omit<NewEmail, 'isTaken'>,
): Promise<NewEmail> {
  await consumeRateLimit(deps, { purpose: 'email-change', key: { account: id }, limit: 5, windowSeconds: 3_600 })
  const holder = await findAccountByEmail(deps, realm, email)
  const isTaken = holder?.emailVerified === true && holder.id !== session.subject
  if (isTaken && !isNeutral(deps)) throw new AppError('UniqueEmailActiveAccount')
  await consumeAccountMail(deps, email, 'email-change')
  return { email, language, isTaken }
}

/** Mails the link to the new address, and a notice to the old one, once per requested address. */
export async function requestEmailChange(
  deps: Needs,
  tx: Db,
  { realm, id, session }: EmailChangeRequest,
  { email, language, isTaken, before }: NewEmail & { before: Before },
): Promise<void> {
  const { subject } = session
  const token = await issueToken(deps, tx, { realm, purpose: 'EMAIL_CHANGE', subject, email })
  const mail = { language, ...(realm === 'owner' && { ownerId: id }) }
  // neutral mode (decision 10): the response is the same, the mail differs, and the token is never sent
  if (isTaken) {
    const content = accountExistsTexts[language]({ realm })
    await enqueueMail(tx, { ...mail, kind: 'account-exists', to: email, content })
  } else {
    const content = emailChangeTexts[language]({ realm, token: sealLinkToken(deps.tokens, token) })
    await enqueueMail(tx, { ...mail, kind: 'email-change', to: email, content })
  }
  if (before.pendingEmail !== email) {
    const content = emailChangeNoticeTexts[language]({ realm, newEmail: email })
    await enqueueMail(tx, { ...mail, kind: 'email-change-notice', to: before.email, content })
  }
  await recordAudit(deps, tx, session, 'EMAIL_CHANGE_ASKED')
}
