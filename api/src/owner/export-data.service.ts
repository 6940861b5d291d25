import { AppError } from '@bailclair/domain/contract/errors.ts'
import { streamAudit } from '#audit/read-audit.service.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { listLinksOf } from '#identity/account-token.service.ts'
import { streamEventsOfOwner } from '#journal/export-events.service.ts'
import { streamMessagesOfOwner } from '#message/export-messages.service.ts'
import { getPreferences } from '#notification/preferences.service.ts'
import type { Db } from '#platform/database/db.ts'
import type { GzippedText } from '#platform/export/gzipped-text.ts'
import { streamExport } from '#platform/export/stream-export.ts'
import { mapInSlices } from '#platform/long-work.ts'
import { streamNotesOfOwner } from '#private-note/export-notes.service.ts'
import { listPropertyNames, streamPropertiesForExport } from '#property/list-for-export.service.ts'
import { exportVisitsOfOwner } from '#visit/export-visits.service.ts'
import { findOwner } from './owner.repository.ts'
import { findExportFacts, listMailsOf } from './owner-export.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'tokens' | 'config' | 'exports' | 'replica'>

const exported = { purpose: 'owner-export', limit: 20, windowSeconds: 3_600 }

/** All personal data of an owner (docs/law.md), read in one snapshot and written in the form of `write`. */
export const exportData = (
  deps: Needs,
  { ownerId, session }: SignedIn,
  signal: AbortSignal,
  write: (data: ExportedData) => AsyncGenerator<string>,
): Promise<GzippedText> =>
  streamExport(deps, {
    account: ownerId,
    rateLimit: exported,
    signal,
    begin: () => recordAudit(deps, deps.db, session, 'DATA_EXPORTED'),
    write: async function* (db) {
      yield* write(await collect({ ...deps, db }, { ownerId, session }))
    },
  })

/** Properties, events, messages, notes and actions are read while they are written, in this order. */
async function collect(deps: Needs & { db: Db }, { ownerId, session }: SignedIn) {
  const { db, clock } = deps
  const owner = await findOwner(db, ownerId)
  const facts = await findExportFacts(db, ownerId)
  if (!owner || !facts) throw new AppError('NotSignedIn')
  const { firstName, lastName, email, pendingEmail, identityFederation, language } = owner
  return {
    exportedAt: clock().toISOString(),
    profile: { firstName, lastName, email, pendingEmail, identityFederation, language },
    registeredAt: facts.createdAt.toISOString(),
    lastSignInOn: facts.lastSignInOn,
    inactivityWarnedOn: facts.inactivityWarnedOn,
    acquisition: facts.acquisition,
    preferences: await getPreferences(deps, ownerId),
    properties: streamPropertiesForExport(deps, ownerId),
    events: streamEventsOfOwner(deps, ownerId),
    messages: streamMessagesOfOwner(deps, ownerId),
    visits: await exportVisitsOfOwner(deps, ownerId),
    privateNotes: streamNotesOfOwner(deps, ownerId),
    links: (await listLinksOf(db, { realm: 'owner', subject: session.subject })).map((link) => ({
      purpose: link.purpose,
      email: link.email,
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      usedAt: link.usedAt?.toISOString() ?? null,
    })),
    mails: await mapInSlices(await listMailsOf(db, ownerId), ({ kind, createdAt, sentAt }) => ({
      kind,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
    actions: streamAudit(deps, { account: session, properties: await listPropertyNames(deps, ownerId) }),
  }
}
export type ExportedData = Awaited<ReturnType<typeof collect>>
