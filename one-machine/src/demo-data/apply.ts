import type { FileAccess } from '@bailclair/domain/file-access/file-access.schema.ts'
import { runSql } from '#postgres/run-sql.ts'
import type { Caller } from './caller.ts'
import type { DemoApplication } from './demo-file.ts'
import type { DemoTarget } from './demo-target.ts'

/** By the share link of a property, with consent; once. */
export async function applyTo({ databaseUrl }: DemoTarget, caller: Caller, { to }: DemoApplication): Promise<void> {
  const { accesses } = await caller.get<{ accesses: FileAccess[] }>('tenant/accesses')
  if (accesses.some(({ propertyName }) => propertyName === to)) return
  // an owner may have renamed or removed it meanwhile: then nobody can apply to it
  const [property] = await runSql(databaseUrl, 'select share_token from property where name = $1 and validated', [to])
  if (!property) return
  await caller.post(`property/public/subscribe/${property['share_token']}`, {
    access: true,
    kcToken: await caller.token(),
  })
}

/** Takes a file back from the owner of a property. */
export async function withdrawFrom(caller: Caller, to: string): Promise<void> {
  const { accesses } = await caller.get<{ accesses: FileAccess[] }>('tenant/accesses')
  for (const { id } of accesses.filter(({ propertyName }) => propertyName === to))
    await caller.remove(`tenant/accesses/${id}`)
}
