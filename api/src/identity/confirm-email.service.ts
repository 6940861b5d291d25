import { AppError } from '@bailclair/domain/contract/errors.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { issuerOf, type PublicRealm, type Session } from '#platform/session.ts'
import { forgetResetLinks, redeemToken } from './account-token.service.ts'
import { findAccountByEmail } from './find-account.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>

/** Writes the e-mail wherever the realm keeps it. False when it knows no such account. */
type Adopt = (tx: Db, account: Pick<Session, 'issuer' | 'subject'>, email: string) => Promise<boolean>

/**
 * Makes the pending e-mail the e-mail, there and here (contract: POST owner/confirmEmail). The identity server comes
 * first, because it is the one that keeps addresses unique. If the database fails after it, one signs in with the new
 * address already; opening the link again finds it there, changes nothing there, and writes it here.
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
      // they went to an address that is no longer the account's
      await forgetResetLinks(tx, { realm, subject })
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
    // someone signed up with an address that this link proves not to be theirs
    await identity.deleteUser(realm, holder.id)
  }
  const result = await identity.updateUser(realm, user, { email, emailVerified: true })
  if (result === 'taken') throw new AppError('UniqueEmailActiveAccount')
  if (result === 'missing') throw new AppError('TokenExpired')
}
