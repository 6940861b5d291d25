import { AppError } from '@bailclair/domain/contract/errors.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { issuerOf, type PublicRealm } from '#platform/session.ts'
import { forgetIntentsBy } from '#share-link/intent.service.ts'
import { returnAccountMails } from './account-limits.ts'
import { deleteTokens } from './account-token.repository.ts'
import { hashToken } from './account-token.service.ts'
import { recordIdentityTask, runIdentityTask } from './identity-task.service.ts'
import { findSignUp } from './sign-up.repository.ts'

/** “It was not me”: this sign-up ends, others of the address do not. One that was confirmed is an account by now. */
export async function refuseSignUp(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'identity' | 'logger'>,
  realm: PublicRealm,
  token: string,
): Promise<void> {
  const found = await findSignUp(deps.db, realm, hashToken(token))
  if (!found) throw new AppError('TokenUnknown')
  if (found.usedAt) throw new AppError('TokenExpired')
  const { subject, email } = found
  const task = await deps.db.transaction().execute(async (tx) => {
    const account = { issuer: issuerOf(deps.config, realm), subject }
    await deleteTokens(tx, { realm, subject }, ['CONFIRM'])
    await forgetIntentsBy(tx, account)
    await recordAudit(deps, tx, account, 'SIGN_UP_REFUSED')
    await returnAccountMails({ ...deps, db: tx }, email)
    return recordIdentityTask(deps, tx, { realm, kind: 'REMOVE_USER', target: subject })
  })
  await runIdentityTask(deps, task)
}
