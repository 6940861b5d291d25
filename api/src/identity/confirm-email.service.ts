import { AppError } from '@bailclair/domain/contract/errors.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { issuerOf, type PublicRealm, type Session } from '#platform/session.ts'
import { deleteTokens } from './account-token.repository.ts'
import { redeemToken } from './account-token.service.ts'
import { findAccountByEmail } from './find-account.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>

/** Stores the e-mail in the realm's table. False when there is no such account. */
type Adopt = (tx: Db, account: Pick<Session, 'issuer' | 'subject'>, email: string) => Promise<boolean>

/**
 * The identity server changes first, because it keeps addresses unique. If the database fails afterwards, the owner
 * already signs in with the new address; opening the link again updates the database.
 */
export const confirmEmail = (
  deps: Needs,
  realm: PublicRealm,
  token: string,
  adoptEmail: Adopt,
): Promise<{ email: string }> =>
  redeemToken(deps, { realm, purpose: 'EMAIL_CHANGE', token }, async ({ subject, email, use }) => {
    await moveUser(deps, realm, { subject, email })
    const account = { issuer: issuerOf(deps.config, realm), subject }
    await deps.db.transaction().execute(async (tx) => {
      if (!(await adoptEmail(tx, account, email))) throw new AppError('TokenExpired')
      await use(tx)
      // these links went to the old address
      await deleteTokens(tx, { realm, subject }, ['RESET'])
      await recordAudit(deps, tx, account, 'EMAIL_CHANGED')
    })
    return { email }
  })

async function moveUser(deps: Needs, realm: PublicRealm, { subject, email }: { subject: string; email: string }) {
  const { identity } = deps
  const user = await identity.findUser(realm, subject)
  if (!user) throw new AppError('TokenExpired')
  const holder = await findAccountByEmail(deps, realm, email)
  if (holder && holder.id !== subject) {
    if (holder.emailVerified) throw new AppError('UniqueEmailActiveAccount')
    // somebody signed up with this address but never confirmed it
    await identity.deleteUser(realm, holder.id)
  }
  const result = await identity.updateUser(realm, user, { email, emailVerified: true })
  if (result === 'taken') throw new AppError('UniqueEmailActiveAccount')
  if (result === 'missing') throw new AppError('TokenExpired')
}
