import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { type ExportedMessageRow, listMessagesOf, listMessagesOfOwner } from './message-export.repository.ts'

const pageSize = 1_000

/** What an owner wrote and received, read while it is written. */
export async function* streamMessagesOfOwner({ db }: Pick<Deps, 'db'>, ownerId: OwnerId) {
  let after = { applicationId: '00000000-0000-0000-0000-000000000000', number: 0 }
  while (true) {
    const page: ExportedMessageRow[] = await listMessagesOfOwner(db, ownerId, after, pageSize)
    for (const row of page)
      yield { applicationId: row.applicationId, propertyName: row.propertyName, ...toExported(row) }
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last
  }
}

/** The messages of each of these applications, for the tenants of its file. */
export async function exportMessagesOf({ db }: Pick<Deps, 'db'>, ids: readonly ApplicationId[]) {
  const rows = ids.length > 0 ? await listMessagesOf(db, ids) : []
  const byApplication = Map.groupBy(rows, ({ applicationId }) => applicationId)
  return (id: ApplicationId) => (byApplication.get(id) ?? []).map(toExported)
}

function toExported({ sentBy, firstName, text, sentAt, reason, words, reportedAt }: ExportedMessageRow) {
  return {
    sentAt: sentAt.toISOString(),
    sentBy,
    firstName,
    text,
    report: reason && reportedAt ? { reason, words, reportedAt: reportedAt.toISOString() } : null,
  }
}
