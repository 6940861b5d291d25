import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { fieldError } from '@bailclair/domain/contract/field-errors.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { Deps } from '#deps.ts'
import { consumeRateLimit, resetRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import type { PublicRealm } from '#platform/session.ts'
import { isCommonPassword } from './common-passwords/is-common-password.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>
type AskedMail = 'sign-up' | 'resend' | 'forgotten-password' | 'email-change'
export type Visitor = { ip: string; language: Language }

/** Enough for somebody who looks in the wrong folder twice. */
const mailsPerHour = 3
const accountMail = 'account-mail'

const hourSeconds = 3_600
/** Longer than creating an account takes, so that the response time reveals nothing. */
const neutralDelayMs = 1_000

/** Decision 9. Not part of the contract, because the list of passwords is too large for a page. */
export function assertNotCommonPassword({ config }: Pick<Deps, 'config'>, password: string, email: string) {
  if (!isCommonPassword(password, { email, siteName: config.SITE_NAME })) return
  const entry = { code: 'InvalidField', field: 'password', message: fieldError.passwordTooCommon } as const
  throw new AppError('InvalidField', { entries: [entry] })
}

const addressOf = (realm: PublicRealm, email: string) => `${realm}:${email}`

/** Decision 10: responses reveal whether an address has an account, and each one may send a mail. */
export async function consumeMailLimit(
  deps: Needs,
  purpose: 'register' | 'forgot-password',
  { realm, email, ip }: { realm: PublicRealm; email: string; ip: string },
): Promise<void> {
  const account = addressOf(realm, email)
  await consumeRateLimit(deps, { purpose, key: { network: ip }, limit: 20, windowSeconds: hourSeconds })
  await consumeRateLimit(deps, { purpose, key: { account }, limit: 5, windowSeconds: hourSeconds })
}

/**
 * Whoever asks and for whichever realm, a mailbox gets few mails that anybody can ask for: links, and the notice of an
 * account that exists. Notices of what was done are sent regardless.
 */
export async function consumeAccountMail(deps: Needs, email: string, kind: AskedMail): Promise<void> {
  const hour = { key: { account: email }, windowSeconds: hourSeconds, code: 'TooManyMails' } as const
  // by these its holder could not end the wait (`returnAccountMails`), so that a stranger must leave one; a resend may
  // send nothing
  if (kind === 'email-change' || kind === 'resend' || isNeutral(deps))
    await consumeRateLimit(deps, { ...hour, purpose: `${accountMail} ${kind}`, limit: mailsPerHour - 1 })
  await consumeRateLimit(deps, { ...hour, purpose: accountMail, limit: mailsPerHour })
}

/** Whoever used or refused a mailed link has the mailbox: what strangers asked for no longer counts. */
export async function returnAccountMails(deps: Needs, email: string): Promise<void> {
  const kinds: AskedMail[] = ['sign-up', 'resend', 'forgotten-password', 'email-change']
  const ofMailbox = [accountMail, ...kinds.map((kind) => `${accountMail} ${kind}`)]
  for (const purpose of ofMailbox) await resetRateLimit(deps, { purpose, key: { account: email } })
  for (const purpose of ['register', 'forgot-password'] as const)
    for (const realm of ['owner', 'tenant'] as const)
      await resetRateLimit(deps, { purpose, key: { account: addressOf(realm, email) } })
}

/** Decision 10: in neutral mode no response reveals who has an account. */
export const isNeutral = ({ config }: Pick<Deps, 'config'>): boolean => config.ACCOUNT_PRIVACY === 'neutral'

/** In neutral mode all responses take the same time. */
export async function padResponseTime<T>(deps: Pick<Deps, 'config'>, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, isNeutral(deps) && sleep(neutralDelayMs)])
  return result
}
