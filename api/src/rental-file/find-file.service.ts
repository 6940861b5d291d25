import type { Deps, RentalFileId } from '#deps.ts'
import type { Session } from '#identity/identity-port.ts'
import type { Db } from '#platform/database/db.ts'
import { type FileOfAccount, findFileOfAccount, holdFile } from './rental-file.repository.ts'
import { tieTenant } from './tenant.repository.ts'

/** What the owner product asks of rental files; their writers are the tenant area and the webhook (decision 80). */
export type { FileOfAccount } from './rental-file.repository.ts'

/** The file of whoever is signed in to realm `tenant`, and their place in it. */
export const findFileOf = ({ db }: Pick<Deps, 'db'>, session: Session): Promise<FileOfAccount | undefined> =>
  findFileOfAccount(db, session)

/** Holds the file while its initiator applies with it; from then on the account is tied to it. Undefined when gone. */
export async function holdFileOf(tx: Db, { id, tenantId }: FileOfAccount, session: Session) {
  const held = await holdFile(tx, id)
  if (held) await tieTenant(tx, tenantId, session)
  return held && { ...held, id: id as RentalFileId }
}
