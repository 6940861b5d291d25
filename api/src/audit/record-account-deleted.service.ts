import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Session } from '#platform/session.ts'
import { recordAudit, recordServiceAction } from './record-audit.service.ts'

type Deletion = { account: Pick<Session, 'issuer' | 'subject'>; by: 'SELF' | 'SERVICE'; receipt: string }

/** Stores the receipt number, so that a receipt can be checked later. */
export function recordAccountDeleted(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  { account, by, receipt }: Deletion,
): Promise<void> {
  const object = { kind: 'RECEIPT', id: receipt } as const
  return by === 'SELF'
    ? recordAudit(deps, tx, account, 'ACCOUNT_DELETED', { object })
    : recordServiceAction(deps, tx, 'ACCOUNT_DELETED', { concerns: account, object })
}
