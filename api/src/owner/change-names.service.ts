import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { askEmailChange, checkNewEmail } from '#identity/email-change.service.ts'
import { findOwner, updateNames, updatePendingEmail } from './owner.repository.ts'
import { type OwnerAnswer, toOwner } from './to-owner.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'identity'>
type Wish = { firstName: string; lastName: string; email: string; language: Language }

/**
 * Saves names at once; another e-mail only becomes pending (contract: POST owner/names). The identity server is asked
 * one question, before anything is written, and only when the e-mail changes: names can be saved while it is down.
 */
export async function changeNames(deps: Needs, { ownerId, session }: SignedIn, wish: Wish): Promise<OwnerAnswer> {
  const before = await findOwner(deps.db, ownerId)
  if (!before) throw new AppError('NotSignedIn')
  const asking = { realm: 'owner', id: ownerId, session } as const
  const change = wish.email === before.email ? undefined : await checkNewEmail(deps, asking, wish)
  const after = await deps.db.transaction().execute(async (tx) => {
    const named = await updateNames(tx, ownerId, wish)
    if (!named) throw new AppError('NotSignedIn')
    await recordAudit(deps, tx, session, 'NAMES_CHANGED')
    if (!change) return named
    await updatePendingEmail(tx, ownerId, change.email)
    await askEmailChange(deps, tx, asking, { ...change, before: named })
    return { ...named, pendingEmail: change.email }
  })
  return toOwner(deps, after)
}
