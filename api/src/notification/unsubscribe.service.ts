import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { openRecipient } from '#platform/mail/unsubscribe-token.ts'
import { stopNotifications } from './stop-notifications.service.ts'

/** By the link of a mail, without signing in; the token opens nothing else. Again, it changes nothing more. */
export async function unsubscribe(deps: Pick<Deps, 'db' | 'config'>, token: string) {
  const ownerId = openRecipient(deps.config, token) as OwnerId | undefined
  const isStopped = ownerId && (await deps.db.transaction().execute((tx) => stopNotifications(tx, ownerId)))
  if (!isStopped) throw new AppError('TokenUnknown')
  return { notifications: 'NONE' as const }
}
