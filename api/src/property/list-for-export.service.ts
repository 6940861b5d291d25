import type { Deps, OwnerId } from '#deps.ts'
import { listProperties, listPropertyDates } from './property.repository.ts'
import { toProperty } from './to-property.ts'

/** Every property of an owner with its dates and applications, as the owner may see them today. */
export async function listPropertiesForExport(deps: Pick<Deps, 'db' | 'clock' | 'tokens'>, ownerId: OwnerId) {
  const dates = await listPropertyDates(deps.db, ownerId)
  const exported = []
  for (const property of await listProperties(deps.db, ownerId)) {
    const of = dates.get(property.id)
    if (of) exported.push({ ...(await toProperty(deps, ownerId, property)), ...of })
  }
  return exported
}

/** For the audit log, which stores pseudonyms only. */
export const listPropertyNames = async ({ db }: Pick<Deps, 'db'>, ownerId: OwnerId) =>
  (await listProperties(db, ownerId)).map(({ id, name }) => ({ id, name }))
