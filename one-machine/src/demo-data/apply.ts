import type { FileAccess } from '@bailclair/domain/file-access/file-access.schema.ts'
import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'
import type { Caller } from './api-caller.ts'
import type { DemoApplication } from './demo-file.ts'
import type { DemoTarget } from './demo-target.ts'
import { demoOwners } from './owners.data.ts'

/** Applies by the share link, unless the tenant has already applied. */
export async function applyTo(target: DemoTarget, caller: Caller, { to }: DemoApplication): Promise<void> {
  const { accesses } = await caller.get<{ accesses: FileAccess[] }>('tenant/accesses')
  if (accesses.some(({ propertyName }) => propertyName === to)) return
  // somebody who tries the product may have renamed or deleted the property meanwhile
  const property = await findOpenProperty(target, to)
  if (!property) return
  await caller.post(`property/public/subscribe/${property.token}`, {
    access: true,
    kcToken: await caller.token(),
  })
}

/** Asks the owner: the database holds no token that could be read. */
async function findOpenProperty({ callerOf }: DemoTarget, to: string) {
  const owner = demoOwners.find(({ properties }) => properties.some(({ name }) => name === to))
  if (!owner) return undefined
  const { properties } = await callerOf('owner', owner).get<Owner>('owner/profile')
  return properties.find(({ name, validated }) => name === to && validated)
}

/** Withdraws the owner's access to the file. */
export async function withdrawFrom(caller: Caller, to: string): Promise<void> {
  const { accesses } = await caller.get<{ accesses: FileAccess[] }>('tenant/accesses')
  for (const { id } of accesses.filter(({ propertyName }) => propertyName === to))
    await caller.remove(`tenant/accesses/${id}`)
}
