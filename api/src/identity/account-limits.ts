import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { fieldError } from '@bailclair/domain/contract/field-errors.ts'
import { isCommonPassword } from '@bailclair/domain/identity/common-passwords.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { Deps } from '#deps.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import type { PublicRealm } from '#platform/session.ts'

export type Visitor = { ip: string; language: Language }

const hour = 3_600
/** Milliseconds; longer than creating an account takes, so that the time says nothing either. */
const neutralDelay = 1_000

/** The part of decision 9 that contracts leave to the server: the list weighs too much for the web's first load. */
export function assertUncommon(password: string) {
  if (!isCommonPassword(password)) return
  const entry = { code: 'InvalidField', field: 'password', message: fieldError.passwordTooCommon } as const
  throw new AppError('InvalidField', { entries: [entry] })
}

/** Decision 10: the answers tell whether an address has an account, so nobody may ask for long; nor fill a mailbox. */
export async function consumeMailLimit(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  purpose: string,
  { realm, email, ip }: { realm: PublicRealm; email: string; ip: string },
): Promise<void> {
  const account = `${realm}:${email}`
  await consumeRateLimit(deps, { purpose, key: { network: ip }, limit: 20, windowSeconds: hour })
  await consumeRateLimit(deps, { purpose, key: { account }, limit: 5, windowSeconds: hour })
}

/** Decision 10: may an answer reveal who has an account? */
export const isNeutral = ({ config }: Pick<Deps, 'config'>): boolean => config.ACCOUNT_PRIVACY === 'neutral'

/** Where answers are alike, they also take alike. */
export async function takeAsLong<T>(deps: Pick<Deps, 'config'>, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, isNeutral(deps) && sleep(neutralDelay)])
  return result
}
