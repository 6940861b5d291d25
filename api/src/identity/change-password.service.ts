import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { assertNotCommonPassword } from './account-limits.ts'
import { runIdentityTask } from './identity-task.service.ts'
import { passwordReplacedTexts } from './sign-in-method-mails.messages.ts'
import { denySessions, listOtherSessions, type Person } from './signed-in-session.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>

/** Hashing is expensive, and nobody changes a password this often. */
const changesPerHour = 10

/**
 * Of somebody who is signed in: the current session stays, every other one ends. The identity server goes first; if the
 * database fails, the same password can be sent again.
 */
export async function changePassword(
  deps: Needs,
  person: Person,
  { password, language }: { password: string; language: Language },
): Promise<void> {
  const { realm, session, ownerId } = person
  const { issuer, subject, email } = session
  assertNotCommonPassword(deps, password, email)
  const key = { account: `${issuer} ${subject}` }
  await consumeRateLimit(deps, { purpose: 'change-password', key, limit: changesPerHour, windowSeconds: 3_600 })
  const credentials = await deps.identity.listCredentials(realm, subject)
  if (!credentials?.some(({ type }) => type === 'password')) throw new AppError('NoPassword')
  if ((await deps.identity.resetPassword(realm, subject, password)) === 'missing') throw new AppError('NotSignedIn')
  // read afterwards: whoever knows the old password may have signed in until now
  const others = await listOtherSessions(deps, person)
  const tasks = await deps.db.transaction().execute(async (tx) => {
    await recordAudit(deps, tx, session, 'PASSWORD_CHANGED')
    const content = passwordReplacedTexts[language]({ realm })
    const mail = { kind: 'password-changed', to: email, language, content }
    await enqueueMail(tx, { ...mail, ...(ownerId && { ownerId }) })
    return denySessions(deps, tx, realm, others)
  })
  for (const task of tasks) await runIdentityTask(deps, task)
}
