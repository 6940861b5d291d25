import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { decryptRecipient } from '#platform/mail/unsubscribe-token.ts'
import { stopNotifications } from './stop-notifications.service.ts'

/** Works without a session. The token has no other use, and a second call changes nothing. */
export async function unsubscribe(deps: Pick<Deps, 'db' | 'config'>, token: string) {
  const ownerId = decryptRecipient(deps.config, token) as OwnerId | undefined
  const isStopped = ownerId && (await deps.db.transaction().execute((tx) => stopNotifications(tx, ownerId)))
  if (!isStopped) throw new AppError('TokenUnknown')
  return { notifications: 'NONE' as const }
}
