import type { FileAccess } from '@bailclair/domain/file-access/file-access.schema.ts'
import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'
import type { Caller } from './api-caller.ts'
import type { DemoApplication } from './demo-file.ts'
import type { DemoTarget } from './demo-target.ts'
import { demoOwners } from './owners.data.ts'

/** Applies by the share link, unless the tenant has already applied. */
export async function applyTo(target: DemoTarget, caller: Caller, { to, wish }: DemoApplication): Promise<void> {
  const { accesses } = await caller.get<{ accesses: FileAccess[] }>('tenant/accesses')
  if (accesses.some(({ propertyName }) => propertyName === to)) return
  // somebody who tries the product may have renamed or deleted the property meanwhile
  const found = await findOpenProperty(target, to)
  if (!found) return
  await caller.post(`property/public/subscribe/${found.property.token}`, {
    access: true,
    kcToken: await caller.token(),
    ...(wish && { wish }),
  })
}

/** Asks the owner: the database holds no token that could be read. */
export async function findOpenProperty({ callerOf }: DemoTarget, to: string) {
  const person = demoOwners.find(({ properties }) => properties.some(({ name }) => name === to))
  if (!person) return undefined
  const owner = callerOf('owner', person)
  const { properties } = await owner.get<Owner>('owner/profile')
  const property = properties.find(({ name, validated }) => name === to && validated)
  return property && { owner, property }
}

/** Withdraws the owner's access to the file. */
export async function withdrawFrom(caller: Caller, to: string): Promise<void> {
  const { accesses } = await caller.get<{ accesses: FileAccess[] }>('tenant/accesses')
  for (const { id } of accesses.filter(({ propertyName }) => propertyName === to))
    await caller.remove(`tenant/accesses/${id}`)
}
