import type { TakeSlot } from '#platform/account-slots.ts'
import type { Db } from '#platform/database/db.ts'

/** What answers with all data of an account use, so that they never wait for, or slow down, ordinary calls. */
export type Exports = {
  /** A small pool of its own. Further exports wait for one of its connections. */
  db: Db
  /** One export at a time per account. */
  takeSlot: TakeSlot
}
