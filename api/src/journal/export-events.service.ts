import type { Deps, OwnerId } from '#deps.ts'
import { type ExportedEventRow, listEventsOfOwner } from './journal-export.repository.ts'

const pageSize = 1_000

/** What happened to the applications on an owner's properties, read while it is written. */
export async function* streamEventsOfOwner({ db }: Pick<Deps, 'db'>, ownerId: OwnerId) {
  let after = { propertyId: '00000000-0000-0000-0000-000000000000', id: '0' }
  while (true) {
    const page: ExportedEventRow[] = await listEventsOfOwner(db, ownerId, after, pageSize)
    for (const { id: _, propertyId: __, at, ...event } of page) yield { ...event, at: at.toISOString() }
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last
  }
}
