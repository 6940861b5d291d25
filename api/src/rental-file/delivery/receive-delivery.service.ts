import { AppError } from '@bailclair/domain/contract/errors.ts'
import { fieldError } from '@bailclair/domain/contract/field-errors.ts'
import type { DeliveredFile, FileDelivery } from '@bailclair/domain/rental-file/delivered-file.schema.ts'
import type { Deps, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { deleteFile } from '#rental-file/delete-file.service.ts'
import { insertFile, setApplicationType } from '#rental-file/rental-file.repository.ts'
import { settleFile } from '#rental-file/settle-file.service.ts'
import { moveExternalFileTo, rememberDelivery, tieExternalFile } from './external-file.repository.ts'
import { replaceTenants } from './replace-tenants.service.ts'
import type { Claim } from './webhook-signature.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Milliseconds by which the sender's clock may be ahead. A later date would block all states until then. */
const clockTolerance = 300_000

/**
 * Saves a file from an authority's own tenant system. A repeated delivery or an older state changes nothing and gets
 * the same answer, so the sender stops retrying.
 */
export async function receiveDelivery(deps: Needs, claim: Claim, delivery: FileDelivery): Promise<void> {
  const updatedAt = new Date(delivery.updatedAt)
  assertNotAhead(deps, updatedAt)
  await deps.db.transaction().execute(async (tx) => {
    if (!(await rememberDelivery(tx, claim))) return
    const known = await moveExternalFileTo(tx, delivery.id, updatedAt)
    if (!known) return
    if (delivery.event === 'FILE_UPDATED') await writeFile(deps, tx, known.rentalFileId, delivery)
    else if (known.rentalFileId) await deleteFile(tx, known.rentalFileId)
  })
}

async function writeFile(deps: Needs, tx: Db, known: RentalFileId | null, file: DeliveredFile) {
  const { applicationType } = file
  const fileId = known ?? (await insertFile(tx, { source: 'EXTERNAL', applicationType, now: deps.clock() }))
  if (known) await setApplicationType(tx, fileId, applicationType)
  else await tieExternalFile(tx, file.id, fileId)
  await replaceTenants(deps, tx, fileId, file.tenants)
  await settleFile(deps, tx, fileId, new Date(file.updatedAt))
}

function assertNotAhead({ clock }: Needs, updatedAt: Date) {
  if (updatedAt.getTime() <= clock().getTime() + clockTolerance) return
  const entry = { code: 'InvalidField', field: 'updatedAt', message: fieldError.dateInFuture } as const
  throw new AppError('InvalidField', { entries: [entry] })
}
