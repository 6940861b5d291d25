import type { Deps } from '#deps.ts'
import { objectPseudonym, pseudonymOf } from '#platform/pseudonym.ts'
import type { Session } from '#platform/session.ts'
import { listSeenEntries, type SeenEntry } from './audit.repository.ts'

type Needs = Pick<Deps, 'db' | 'config'>
/** The log contains pseudonyms only, so account and properties are looked up by theirs. */
type Reader = {
  account: Pick<Session, 'issuer' | 'subject'>
  properties: readonly { id: string; name: string | null }[]
}

const pageSize = 100
const afterLatestEntry = Number.MAX_SAFE_INTEGER

/** What the reader did, and what was done to their account and properties; latest first. */
export async function readAuditPage({ db, config }: Needs, { account, properties }: Reader, before = afterLatestEntry) {
  const self = pseudonymOf(config, 'audit', account)
  const names = new Map(
    properties.map(({ id, name }) => [objectPseudonym(config, { kind: 'PROPERTY', id }).toString('hex'), { id, name }]),
  )
  const objects = [...names.keys()].map((key) => Buffer.from(key, 'hex'))
  const rows = await listSeenEntries(db, { account: self, objects }, { before, limit: pageSize })
  const entries = rows.map((row) => toEntry(row, self, names.get(row.object?.toString('hex') ?? '')?.name))
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  return { entries, next: last ? String(last.id) : null }
}

export async function readWholeAudit(deps: Needs, reader: Reader) {
  const all: ReturnType<typeof toEntry>[] = []
  for (let before: number | undefined = afterLatestEntry; before !== undefined; ) {
    const { entries, next } = await readAuditPage(deps, reader, before)
    all.push(...entries)
    before = next ? Number(next) : undefined
  }
  return all
}

function toEntry(row: SeenEntry, self: Buffer, propertyName: string | null | undefined) {
  const { occurredAt, action, actor, objectKind } = row
  const by = actor === null ? ('SERVICE' as const) : actor.equals(self) ? ('SELF' as const) : ('OTHER' as const)
  return { occurredAt: occurredAt.toISOString(), action, by, object: objectKind, propertyName: propertyName ?? null }
}
