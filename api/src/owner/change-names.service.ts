import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { checkNewEmail, requestEmailChange } from '#identity/email-change.service.ts'
import { findOwner, updateNames, updatePendingEmail } from './owner.repository.ts'
import { type OwnerAnswer, toOwner } from './to-owner.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'tokens' | 'identity'>
type RequestedNames = { firstName: string; lastName: string; email: string; language: Language }

/**
 * Saves names at once; a new e-mail only becomes pending. The identity server is called only when the e-mail changes,
 * and before any write, so names can be saved during an outage.
 */
export async function changeNames(
  deps: Needs,
  { ownerId, session }: SignedIn,
  requested: RequestedNames,
  requireRecentSignIn: () => void,
): Promise<OwnerAnswer> {
  const before = await findOwner(deps.db, ownerId)
  if (!before) throw new AppError('NotSignedIn')
  const isNewEmail = requested.email !== before.email
  if (isNewEmail) requireRecentSignIn()
  const asking = { realm: 'owner', id: ownerId, session } as const
  const change = isNewEmail ? await checkNewEmail(deps, asking, requested) : undefined
  const after = await deps.db.transaction().execute(async (tx) => {
    const named = await updateNames(tx, ownerId, requested)
    if (!named) throw new AppError('NotSignedIn')
    await recordAudit(deps, tx, session, 'NAMES_CHANGED')
    if (!change) return named
    await updatePendingEmail(tx, ownerId, change.email)
    await requestEmailChange(deps, tx, asking, { ...change, before: named })
    return { ...named, pendingEmail: change.email }
  })
  return toOwner(deps, after)
}
