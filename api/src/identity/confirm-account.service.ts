import { timingSafeEqual } from 'node:crypto'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { issuerOf, type PublicRealm } from '#platform/session.ts'
import { languageOf } from './account-language.ts'
import { returnAccountMails } from './account-limits.ts'
import { markTokensUsed, markTokenUsed } from './account-token.repository.ts'
import { hashToken } from './account-token.service.ts'
import { claimEmail } from './claim-email.ts'
import { endOtherSignUps, runRemovals } from './end-sign-ups.service.ts'
import type { IdentityUser } from './identity-port.ts'
import { deletePendingLinks, findSignUp, type PendingSignUp } from './sign-up.repository.ts'
import { accountConfirmedTexts } from './sign-up-mails.messages.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'identity' | 'logger'>
/** The secret of the browser that opened the link, or a person who pressed the button. */
export type ConfirmedBy = { browser: string | undefined } | 'person'

/** Also one that was confirmed: its link answers as before. */
export async function getSignUp(deps: Needs, realm: PublicRealm, token: string): Promise<PendingSignUp> {
  const found = await findSignUp(deps.db, realm, hashToken(token))
  if (!found) throw new AppError('TokenUnknown')
  if (!found.usedAt && found.expiresAt <= deps.clock()) throw new AppError('TokenExpired')
  return found
}

/**
 * Each step may run twice, so a link that is opened twice, or whose first opening failed half-way, has the same result:
 * a confirmed account, one audit entry and one mail. The first sign-up confirmed ends the others of its address.
 */
export async function confirmAccount(
  deps: Needs,
  realm: PublicRealm,
  token: string,
  by: ConfirmedBy,
): Promise<{ email: string }> {
  const signUp = await getSignUp(deps, realm, token)
  const { subject, email } = signUp
  if (signUp.usedAt) return { email }
  if (by !== 'person' && !isSameBrowser(signUp, token, by.browser)) throw new AppError('ConfirmationNeeded')
  const language = languageOf(await confirmUser(deps, realm, signUp))
  const removals = await deps.db.transaction().execute(async (tx) => {
    if (!(await markTokenUsed(tx, hashToken(token), deps.clock()))) return []
    // the other mails of this sign-up answer as this one
    await markTokensUsed(tx, { realm, subject }, 'CONFIRM', deps.clock())
    await recordAudit(deps, tx, { issuer: issuerOf(deps.config, realm), subject }, 'ACCOUNT_CONFIRMED')
    await returnAccountMails({ ...deps, db: tx }, email)
    const content = accountConfirmedTexts[language]({ realm })
    await enqueueMail(tx, { kind: 'account-confirmed', to: email, language, content })
    return endOtherSignUps(deps, tx, { realm, email, subject }, () => deletePendingLinks(tx, { realm, email }))
  })
  await runRemovals(deps, removals)
  return { email }
}

/** Finds the sign-up of a browser again. With the address, for the same reason as below. */
export const hashSignUp = (email: string, secret: string): Buffer => hashToken(`${email}.${secret}`)

/** Hashed with the token, so that the table does not tell which sign-ups came from one browser. */
export const hashBrowser = (token: string, secret: string): Buffer => hashToken(`${token}.${secret}`)

const isSameBrowser = ({ browserHash }: PendingSignUp, token: string, secret: string | undefined): boolean =>
  secret !== undefined && browserHash !== null && timingSafeEqual(browserHash, hashBrowser(token, secret))

async function confirmUser(deps: Needs, realm: PublicRealm, { subject, email }: PendingSignUp): Promise<IdentityUser> {
  const user = await deps.identity.findUser(realm, subject)
  // confirmed by an earlier attempt; an account that the operator disabled meanwhile stays disabled
  if (user?.emailVerified) return user
  const result = user && (await claimEmail(deps, realm, user, { email, enabled: true }))
  // another sign-up was confirmed, or this one was deleted
  if (!user || result !== 'done') throw new AppError('TokenUnknown')
  return user
}
