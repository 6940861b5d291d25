import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'
import { ensureAccount } from '#stack/ensure-account.ts'
import type { DemoTarget } from './demo-target.ts'
import type { DemoOwner } from './owners.data.ts'

/** Makes the owner and the properties that do not exist yet. */
export async function makeProperties({ at, signal, callerOf }: DemoTarget, owner: DemoOwner): Promise<void> {
  const { properties, paused, visitFirst, ...account } = owner
  await ensureAccount(at.identity, 'owner', account, signal)
  const caller = callerOf('owner', owner)
  const known = new Set((await caller.get<Owner>('owner/profile')).properties.map(({ name }) => name))
  for (const facts of properties.filter(({ name }) => !known.has(name))) {
    const { id } = await caller.post<{ id: string }>('property', facts)
    if (paused.includes(facts.name)) await caller.post(`property/${id}/link`, { paused: true })
    if (visitFirst.includes(facts.name)) await caller.post(`property/${id}/link`, { visitFirst: true })
  }
}
