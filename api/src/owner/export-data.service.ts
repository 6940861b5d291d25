import { AppError } from '@bailclair/domain/contract/errors.ts'
import { readWholeAudit } from '#audit/read-audit.service.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { listLinksOf } from '#identity/account-token.service.ts'
import { getPreferences } from '#notification/preferences.service.ts'
import { listPropertiesForExport } from '#property/list-for-export.service.ts'
import { findOwner } from './owner.repository.ts'
import { findExportFacts, listMailsOf } from './owner-export.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'tokens' | 'config'>

/** All personal data of an owner (docs/law.md), read in one snapshot. */
export const exportData = (deps: Needs, { ownerId, session }: SignedIn) =>
  deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      await recordAudit(deps, db, session, 'DATA_EXPORTED')
      return collect({ ...deps, db }, { ownerId, session })
    })

async function collect(deps: Needs, { ownerId, session }: SignedIn) {
  const { db, clock } = deps
  const owner = await findOwner(db, ownerId)
  const facts = await findExportFacts(db, ownerId)
  if (!owner || !facts) throw new AppError('NotSignedIn')
  const { firstName, lastName, email, pendingEmail, identityFederation, language } = owner
  const properties = await listPropertiesForExport(deps, ownerId)
  return {
    exportedAt: clock().toISOString(),
    profile: { firstName, lastName, email, pendingEmail, identityFederation, language },
    registeredAt: facts.createdAt.toISOString(),
    lastSignInOn: facts.lastSignInOn,
    inactivityWarnedOn: facts.inactivityWarnedOn,
    acquisition: facts.acquisition,
    preferences: await getPreferences(deps, ownerId),
    properties,
    links: (await listLinksOf(db, { realm: 'owner', subject: session.subject })).map((link) => ({
      purpose: link.purpose,
      email: link.email,
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      usedAt: link.usedAt?.toISOString() ?? null,
    })),
    mails: (await listMailsOf(db, ownerId)).map(({ kind, createdAt, sentAt }) => ({
      kind,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
    actions: await readWholeAudit(deps, {
      account: session,
      properties: properties.map(({ id, name }) => ({ id, name })),
    }),
  }
}
export type ExportedData = Awaited<ReturnType<typeof exportData>>
