import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Session } from '#platform/session.ts'
import { recordAudit, recordDeedOfService } from './record-audit.service.ts'

type Deletion = { account: Pick<Session, 'issuer' | 'subject'>; by: 'SELF' | 'SERVICE'; receipt: string }

/** With the receipt, so that whoever shows one can be told that it is of ours. */
export function recordAccountDeleted(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  { account, by, receipt }: Deletion,
): Promise<void> {
  const object = { kind: 'RECEIPT', id: receipt } as const
  return by === 'SELF'
    ? recordAudit(deps, tx, account, 'ACCOUNT_DELETED', { object })
    : recordDeedOfService(deps, tx, 'ACCOUNT_DELETED', { concerns: account, object })
}
