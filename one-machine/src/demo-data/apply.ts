import type { FileAccess } from '@bailclair/domain/file-access/file-access.schema.ts'
import { runSql } from '#postgres/run-sql.ts'
import type { Caller } from './api-caller.ts'
import type { DemoApplication } from './demo-file.ts'
import type { DemoTarget } from './demo-target.ts'

/** Applies by the share link, unless the tenant has already applied. */
export async function applyTo({ databaseUrl }: DemoTarget, caller: Caller, { to }: DemoApplication): Promise<void> {
  const { accesses } = await caller.get<{ accesses: FileAccess[] }>('tenant/accesses')
  if (accesses.some(({ propertyName }) => propertyName === to)) return
  // somebody who tries the product may have renamed or deleted the property meanwhile
  const [property] = await runSql(databaseUrl, 'select share_token from property where name = $1 and validated', [to])
  if (!property) return
  await caller.post(`property/public/subscribe/${property['share_token']}`, {
    access: true,
    kcToken: await caller.token(),
  })
}

/** Withdraws the owner's access to the file. */
export async function withdrawFrom(caller: Caller, to: string): Promise<void> {
  const { accesses } = await caller.get<{ accesses: FileAccess[] }>('tenant/accesses')
  for (const { id } of accesses.filter(({ propertyName }) => propertyName === to))
    await caller.remove(`tenant/accesses/${id}`)
}
