import type { OwnFile } from '@bailclair/domain/complete-file/own-file.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { findPart, type Part } from '#rental-file/part/part.repository.ts'
import { listGivenDocuments, listTenants } from './complete-file.repository.ts'
import { toOwnFile } from './to-own-file.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** The tenant's own part as owners see it, and the part it is made of. */
export async function openOwnFile(deps: Needs, account: TenantAccount): Promise<{ file: OwnFile; part: Part }> {
  const part = await findPart(deps.db, await getProfileId(deps, account))
  if (!part) throw new AppError('FileNotFound')
  const tenants = await listTenants(deps.db, part.fileId)
  const documents = await listGivenDocuments(deps.db, part.tenantId)
  return { file: toOwnFile({ part, tenants, documents }, todayInParis(deps.clock())), part }
}
