import type { Deps } from '#deps.ts'
import { mapInSlices } from '#platform/long-work.ts'
import { objectPseudonym, pseudonymOf } from '#platform/pseudonym.ts'
import type { Session } from '#platform/session.ts'
import { listSeenEntries, type SeenEntry } from './audit.repository.ts'

type Needs = Pick<Deps, 'db' | 'config'>
/** The log contains pseudonyms only, so account and properties are looked up by theirs. */
type Reader = {
  account: Pick<Session, 'issuer' | 'subject'>
  properties: readonly { id: string; name: string | null }[]
  /** Ids of rental files of the reader. */
  files?: readonly string[]
}

const pageSize = 100
const exportPageSize = 1_000
const afterLatestEntry = Number.MAX_SAFE_INTEGER

/** What the reader did, and what was done to their account and properties; latest first. */
export async function readAuditPage(deps: Needs, reader: Reader, before = afterLatestEntry) {
  const { entries, next } = await (await openLog(deps, reader))(before, pageSize)
  return { entries, next: next ? String(next) : null }
}

/** The same, all of it. */
export async function* streamAudit(deps: Needs, reader: Reader) {
  const readPage = await openLog(deps, reader)
  for (let before: number | undefined = afterLatestEntry; before !== undefined; ) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(before, exportPageSize)
    yield* page.entries
    before = page.next
  }
}

async function openLog({ db, config }: Needs, { account, properties, files = [] }: Reader) {
  const self = pseudonymOf(config, 'audit', account)
  const ofProperties = await mapInSlices(properties, ({ id }) => objectPseudonym(config, { kind: 'PROPERTY', id }))
  const names = new Map(ofProperties.map((object, index) => [object.toString('hex'), properties[index]?.name]))
  const objects = [...ofProperties, ...files.map((id) => objectPseudonym(config, { kind: 'FILE', id }))]
  return async (before: number, limit: number) => {
    const rows = await listSeenEntries(db, { account: self, objects }, { before, limit })
    const entries = rows.map((row) => toEntry(row, self, names.get(row.object?.toString('hex') ?? '')))
    return { entries, next: rows.length === limit ? rows.at(-1)?.id : undefined }
  }
}

function toEntry(row: SeenEntry, self: Buffer, propertyName: string | null | undefined) {
  const { occurredAt, action, actor, objectKind } = row
  const by = actor === null ? ('SERVICE' as const) : actor.equals(self) ? ('SELF' as const) : ('OTHER' as const)
  return { occurredAt: occurredAt.toISOString(), action, by, object: objectKind, propertyName: propertyName ?? null }
}
