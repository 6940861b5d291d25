import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { readVisibleProgress } from '#application/progress.service.ts'
import { listAuditActions, recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, ProfileId, TenantAccount } from '#deps.ts'
import { listAccesses } from '#file-access/file-access.service.ts'
import { exportMessagesOf } from '#message/export-messages.service.ts'
import type { Db } from '#platform/database/db.ts'
import type { GzippedText } from '#platform/export/gzipped-text.ts'
import { streamExport } from '#platform/export/stream-export.ts'
import { exportNotesOf } from '#private-note/export-notes.service.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { findPart } from '#rental-file/part/part.repository.ts'
import { readNotes } from '#rental-file/part/part-notes.service.ts'
import { findProfile } from '#rental-file/part/profile.repository.ts'
import { toProfile } from '#rental-file/part/to-profile.ts'
import { exportIntents } from '#share-link/intent.service.ts'
import { listOpinionsAbout } from '#signal/list-signals.service.ts'
import { exportVisitsOf } from '#visit/export-visits.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'exports' | 'replica'>

const exported = { purpose: 'tenant-export', limit: 20, windowSeconds: 3_600 }

/** Everything stored about the tenant (docs/law.md). Documents are listed; each is downloaded by its id. */
export async function exportData(
  deps: Needs,
  account: TenantAccount,
  signal: AbortSignal,
  write: (data: ExportedData) => AsyncGenerator<string>,
): Promise<GzippedText> {
  const profileId = await getProfileId(deps, account)
  return streamExport(deps, {
    account: profileId,
    rateLimit: exported,
    signal,
    begin: () => recordAudit(deps, deps.db, account, 'DATA_EXPORTED'),
    write: async function* (db) {
      yield* write(await collect({ ...deps, db }, account, profileId))
    },
  })
}
type ExportedData = Awaited<ReturnType<typeof collect>>

async function collect(deps: Needs, account: TenantAccount, profileId: ProfileId) {
  const { db, clock } = deps
  const profile = await toProfile(deps, profileId)
  const { firstSignInOn, lastSignInOn } = (await findProfile(db, profileId)) ?? {}
  const part = await findPart(db, profileId)
  const accesses = await listAccesses(deps, account)
  const ids = accesses.map(({ row }) => row.id)
  const progressOf = new Map<string, Awaited<ReturnType<typeof readVisibleProgress>>>()
  for (const { row } of accesses) progressOf.set(row.id, await readVisibleProgress(db, row))
  const messagesOf = await exportMessagesOf(deps, ids)
  const visitsOf = await exportVisitsOf(deps, ids)
  const noteOf = await exportNotesOf(deps, ids)
  const actions = await listAuditActions(deps, db, account)
  return {
    exportedAt: clock().toISOString(),
    profile,
    firstSignInOn: firstSignInOn ?? null,
    lastSignInOn: lastSignInOn ?? null,
    accesses: accesses.map(({ access, row: { id, consentedAt, consentVersion, consentLanguage } }) => ({
      ...access,
      consentedAt: consentedAt.toISOString(),
      consentVersion,
      consentLanguage,
      steps: progressOf.get(id)?.steps ?? [],
      answer: progressOf.get(id)?.answer ?? null,
      messages: messagesOf(id),
      visits: visitsOf(id),
      privateNote: noteOf(id),
    })),
    intents: await exportIntents(deps, account),
    teamNotes: part ? await collectNotes(db, part.tenantId) : null,
    signalOpinions: part ? await listOpinionsAbout(db, part.tenantId) : [],
    actions: actions.map(({ occurredAt, action }) => ({ occurredAt: occurredAt.toISOString(), action })),
  }
}

/** Notes of the team are data about the tenant (GDPR art. 15); who wrote them is not. */
async function collectNotes(db: Db, tenantId: TenantId) {
  const { notes, savedAt, question } = await readNotes(db, tenantId)
  return savedAt || question ? { ...notes, savedAt: savedAt?.toISOString() ?? null, question } : null
}
