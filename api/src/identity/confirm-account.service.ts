import { AppError } from '@bailclair/domain/contract/errors.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { issuerOf, type PublicRealm } from '#platform/session.ts'
import { findToken, markTokenUsed } from './account-token.repository.ts'
import { hashToken } from './account-token.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'identity'>

/**
 * Each step may run twice, so a link that is opened twice, or whose first opening failed half-way, has the same result:
 * a confirmed account and one audit entry.
 */
export async function confirmAccount(deps: Needs, realm: PublicRealm, token: string): Promise<{ email: string }> {
  const hash = hashToken(token)
  const found = await findToken(deps.db, { hash, realm, purpose: 'CONFIRM' })
  if (!found) throw new AppError('TokenUnknown')
  const { subject, email, expiresAt, usedAt } = found
  if (usedAt) return { email }
  if (expiresAt <= deps.clock()) throw new AppError('TokenExpired')
  await confirmUser(deps, realm, subject)
  await deps.db.transaction().execute(async (tx) => {
    const isFirst = await markTokenUsed(tx, hash, deps.clock())
    if (isFirst) await recordAudit(deps, tx, { issuer: issuerOf(deps.config, realm), subject }, 'ACCOUNT_CONFIRMED')
  })
  return { email }
}

async function confirmUser({ identity }: Needs, realm: PublicRealm, subject: string) {
  const user = await identity.findUser(realm, subject)
  // the address was confirmed in another way; an account that the operator disabled meanwhile stays disabled
  if (user?.emailVerified) return
  const result = user && (await identity.updateUser(realm, user, { enabled: true, emailVerified: true }))
  // the account was restarted or deleted, so this link is invalid
  if (result !== 'done') throw new AppError('TokenUnknown')
}
