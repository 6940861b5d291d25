import type { AuditAction } from '@bailclair/domain/audit/audit.schema.ts'
import { auditCutoff } from '@bailclair/domain/retention/periods.rules.ts'
import type { ReleaseReason } from '@bailclair/domain/verification/release-reason.rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { purgeOf } from '#platform/database/rows.ts'

/** When a verifier last did this, latest first. */
export async function listTimesOf(
  tx: Db,
  { verifier, action, since, limit }: { verifier: Buffer; action: AuditAction; since: Date; limit: number },
): Promise<Date[]> {
  const rows = await tx
    .selectFrom('auditEntry')
    .select('occurredAt')
    .where('actor', '=', verifier)
    .where('action', '=', action)
    .where('occurredAt', '>', since)
    .orderBy('occurredAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ occurredAt }) => occurredAt)
}

/** Whether a verifier has viewed this document since then, and has taken no part since they did. */
export async function hasViewed(
  tx: Db,
  { verifier, object, since }: { verifier: Buffer; object: Buffer; since: Date },
): Promise<boolean> {
  const { rows } = await sql`select from audit_entry viewed
    where viewed.actor = ${verifier} and viewed.action = 'DOCUMENT_VIEWED' and viewed.object = ${object}
      and viewed.occurred_at > ${since}
      and not exists (select from audit_entry taken where taken.actor = ${verifier} and taken.action = 'PART_TAKEN'
        and taken.occurred_at > ${since} and taken.id > viewed.id)
    limit 1`.execute(tx)
  return rows.length > 0
}

export async function insertRelease(
  tx: Db,
  release: { verifier: Buffer; reason: ReleaseReason; releasedAt: Date },
): Promise<void> {
  await tx.insertInto('partRelease').values(release).execute()
}

/** As long as the audit entries beside them. */
export const oldReleases = purgeOf('partRelease', (now) => sql<boolean>`released_at <= ${auditCutoff(now)}`)
