import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { viewingLinkEnd } from '@bailclair/domain/complete-file/viewing-link.rules.ts'
import type { SharedFile, ViewingLinkId, ViewingToken } from '@bailclair/domain/complete-file/viewing-link.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { tellViewingLink } from '#application/tell-viewing-link.service.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { listViewingLinks } from '#file-access/list-viewing-links.service.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { openFile } from './open-file.service.ts'
import { findOpenLink, insertLink, lockShowable, revokeLink } from './viewing-link.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'tokens'>

/** Per application: a family and an adviser, not a mailing list. */
const links = { purpose: 'viewing-link', limit: 10, windowSeconds: 24 * 3_600 }

type NewLink = { id: ApplicationId; recipient: string }

/** Shows the file to somebody without an account for 24 hours. The applicant is told at once. */
export async function createViewingLink(
  deps: Needs & Pick<Deps, 'newToken'>,
  { ownerId, session }: SignedIn,
  { id, recipient }: NewLink,
) {
  await consumeRateLimit(deps, { ...links, key: { account: `${ownerId} ${id}` } })
  const token = deps.newToken() as ViewingToken
  await deps.db.transaction().execute(async (tx) => {
    const createdAt = deps.clock()
    const shown = await lockShowable(tx, ownerId, id, createdAt)
    if (!shown) throw new AppError('ApplicationNotFound')
    const expiresAt = viewingLinkEnd(createdAt)
    await insertLink(tx, {
      applicationId: id,
      tokenHash: deps.tokens.seal('viewing-link', token).hash,
      recipient,
      createdAt,
      expiresAt,
    })
    const { propertyId, propertyName, rentalFileId, language } = shown
    await recordAudit(deps, tx, session, 'VIEWING_LINK_CREATED', { object: { kind: 'PROPERTY', id: propertyId } })
    await tellViewingLink(tx, rentalFileId, {
      language,
      texts: { propertyName, ownerName: nameOf(shown), recipient, expiresAt },
    })
  })
  return { token, viewingLinks: (await listViewingLinks(deps, [id]))(id) }
}

export async function revokeViewingLink(
  deps: Needs,
  { ownerId, session }: SignedIn,
  { id, linkId }: { id: ApplicationId; linkId: ViewingLinkId },
) {
  await deps.db.transaction().execute(async (tx) => {
    const revoked = await revokeLink(tx, { ownerId, applicationId: id, linkId, revokedAt: deps.clock() })
    if (!revoked) throw new AppError('ApplicationNotFound')
    await recordAudit(deps, tx, session, 'VIEWING_LINK_REVOKED', {
      object: { kind: 'PROPERTY', id: revoked.propertyId },
    })
  })
  return { viewingLinks: (await listViewingLinks(deps, [id]))(id) }
}

export async function getOpenLink({ db, clock, tokens }: Needs, token: ViewingToken) {
  const link = await findOpenLink(db, tokens.hashesOf('viewing-link', token), clock())
  if (!link) throw new AppError('FileNotFound')
  return link
}

export async function openByLink(deps: Needs, token: ViewingToken): Promise<SharedFile> {
  const link = await getOpenLink(deps, token)
  const { file } = await openFile(deps, { linkId: link.id }, 'VIEW')
  return { ownerName: nameOf(link), recipient: link.recipient, expiresAt: link.expiresAt.toISOString(), file }
}

const nameOf = (owner: { ownerFirstName: string | null; ownerLastName: string | null }) =>
  [owner.ownerFirstName, owner.ownerLastName].filter(Boolean).join(' ')
