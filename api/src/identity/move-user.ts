import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps } from '#deps.ts'
import { issuerOf, type PublicRealm } from '#platform/session.ts'
import { claimEmail } from './claim-email.ts'
import type { EmailTable } from './email-table.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'identity'>

/** Gives an account another e-mail at the identity server, which keeps addresses unique. */
export async function moveUser(
  deps: Needs,
  realm: PublicRealm,
  { subject, email }: { subject: string; email: string },
) {
  const user = await deps.identity.findUser(realm, subject)
  const result = user && (await claimEmail(deps, realm, user, { email }))
  if (result === 'taken') throw new AppError('UniqueEmailActiveAccount')
  if (result !== 'done') throw new AppError('TokenExpired')
}

/** More than two calls can be in each other's way. */
const maxRounds = 5

/**
 * Makes the identity server's e-mail that of our database. Of two changes at the same time, each calls this after its
 * last write and reads again afterwards, so the later one wins in both places.
 */
export async function alignUser(deps: Needs, realm: PublicRealm, subject: string, { findEmail }: EmailTable) {
  const account = { issuer: issuerOf(deps.config, realm), subject }
  for (let round = 1; round <= maxRounds; round++) {
    const email = await findEmail(deps.db, account)
    const user = await deps.identity.findUser(realm, subject)
    if (email === undefined || !user || user.email === email) return
    await moveUser(deps, realm, { subject, email })
  }
}
