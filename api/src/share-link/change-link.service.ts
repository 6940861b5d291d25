import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { type AuditAction, recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { getProperty } from '#property/get-property.service.ts'
import type { PropertyAnswer } from '#property/to-property.ts'
import { deleteIntentsOn } from './intent.repository.ts'
import { lockLink, updateLink } from './share-link.repository.ts'
import { deleteShortCode } from './short-code.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'tokens'>
export type LinkChange = {
  paused?: boolean | undefined
  renew?: true | undefined
  visitFirst?: boolean | undefined
}

/**
 * Pauses, resumes or replaces the share link; a replaced one is closed at once, and nobody is shown the new one. What it
 * asks of applicants changes for later consents only.
 */
export async function changeLink(
  deps: Needs,
  caller: SignedIn,
  id: PropertyId,
  { paused, renew, visitFirst }: LinkChange,
): Promise<PropertyAnswer> {
  const { ownerId, session } = caller
  await deps.db.transaction().execute(async (tx) => {
    const before = await lockLink(tx, ownerId, id)
    if (!before) throw new AppError('PropertyNotFound')
    const isLinkPaused = paused ?? before.isLinkPaused
    const isVisitFirst = visitFirst ?? before.isVisitFirst
    const auditActions: AuditAction[] = [
      ...(renew ? (['LINK_RENEWED'] as const) : []),
      ...(isLinkPaused === before.isLinkPaused ? [] : ([isLinkPaused ? 'LINK_PAUSED' : 'LINK_RESUMED'] as const)),
      ...(isVisitFirst === before.isVisitFirst
        ? []
        : ([isVisitFirst ? 'VISIT_FIRST_CHOSEN' : 'FILE_AT_ONCE_CHOSEN'] as const)),
    ]
    if (auditActions.length === 0) return
    const shareToken = renew && deps.tokens.seal('share-link', deps.newToken())
    await updateLink(tx, ownerId, id, { isLinkPaused, isVisitFirst, shareToken })
    if (renew) await deleteShortCode(tx, id)
    if (renew) await deleteIntentsOn(tx, id)
    for (const auditAction of auditActions)
      await recordAudit(deps, tx, session, auditAction, { object: { kind: 'PROPERTY', id } })
  })
  return getProperty(deps, caller, id)
}
