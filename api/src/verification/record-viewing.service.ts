import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { leaseMinutes } from '@bailclair/domain/verification/lease.rules.ts'
import type { Deps, Verifier } from '#deps.ts'
import { objectPseudonym } from '#platform/pseudonym.ts'
import { hasViewed } from './desk-limit.repository.ts'
import { assertWithinLimit, withAlarm } from './desk-limit.service.ts'
import { lockClaims } from './lease.repository.ts'
import { getWholePart } from './leased-part.service.ts'
import { pseudonymOfVerifier, recordVerifierAction } from './record-verifier-action.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'metrics'>

/**
 * Before anything of a document is shown. One entry for all pages and what was read in them; another one after the
 * length of a lease or when the part was taken again.
 */
export const recordViewing = (deps: Needs, verifier: Verifier, part: TenantId, id: DocumentId): Promise<void> =>
  withAlarm(deps, verifier, () =>
    deps.db.transaction().execute(async (tx) => {
      const me = pseudonymOfVerifier(deps, verifier)
      // pages and reading are asked for in parallel: the second waits here, and then finds the entry of the first
      await lockClaims(tx, me)
      const object = objectPseudonym(deps.config, { kind: 'DOCUMENT', id })
      const since = new Date(deps.clock().getTime() - leaseMinutes * 60_000)
      if (await hasViewed(tx, { verifier: me, object, since })) return
      await assertWithinLimit(deps, tx, verifier, 'documents')
      await recordVerifierAction(deps, tx, verifier, 'DOCUMENT_VIEWED', await getWholePart(tx, part), id)
    }),
  )
