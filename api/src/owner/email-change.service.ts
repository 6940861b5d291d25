import { AppError } from '@bailclair/domain/platform/errors.ts'
import type { Language } from '@bailclair/domain/platform/language.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { isNeutral } from '#identity/account-limits.ts'
import { accountExistsTexts } from '#identity/account-mails.messages.ts'
import { issueToken } from '#identity/account-token.service.ts'
import { findAccountByEmail } from '#identity/find-account.ts'
import { spendBudget } from '#platform/budget/spend-budget.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { type OwnerRow, updatePendingEmail } from './owner.repository.ts'
import { emailChangeNoticeTexts, emailChangeTexts } from './owner-mails.messages.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'identity'>
type NewEmail = { email: string; language: Language; isTaken: boolean }

/** Before anything is written: may this owner ask for that address? An unconfirmed account does not hold it. */
export async function checkNewEmail(
  deps: Needs,
  { ownerId, session }: SignedIn,
  { email, language }: Omit<NewEmail, 'isTaken'>,
): Promise<NewEmail> {
  await spendBudget(deps, { purpose: 'email-change', key: { account: ownerId }, limit: 5, windowSeconds: 3_600 })
  const holder = await findAccountByEmail(deps, 'owner', email)
  const isTaken = holder?.emailVerified === true && holder.id !== session.subject
  if (isTaken && !isNeutral(deps)) throw new AppError('UniqueEmailActiveAccount')
  return { email, language, isTaken }
}

/** The link goes to the new address; the old one is told, once for each address asked for. */
export async function askEmailChange(
  deps: Needs,
  tx: Db,
  { ownerId, session }: SignedIn,
  { email, language, isTaken, before }: NewEmail & { before: OwnerRow },
): Promise<OwnerRow> {
  const after = await updatePendingEmail(tx, ownerId, email)
  if (!after) throw new AppError('NotSignedIn')
  const { subject } = session
  const token = await issueToken(deps, tx, { realm: 'owner', purpose: 'EMAIL_CHANGE', subject, email })
  const mail = { ownerId, to: email, language }
  // decision 10, neutral: the answer is the same, and the mailbox learns the truth. The token is never sent
  if (isTaken)
    await enqueueMail(tx, {
      ...mail,
      kind: 'account-exists',
      content: accountExistsTexts[language]({ realm: 'owner' }),
    })
  else await enqueueMail(tx, { ...mail, kind: 'email-change', content: emailChangeTexts[language]({ token }) })
  if (before.pendingEmail !== email) {
    const content = emailChangeNoticeTexts[language]({ newEmail: email })
    await enqueueMail(tx, { kind: 'email-change-notice', ownerId, to: before.email, language, content })
  }
  await recordAudit(deps, tx, session, 'EMAIL_CHANGE_ASKED')
  return after
}
