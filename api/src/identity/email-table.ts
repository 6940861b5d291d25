import type { Language } from '@bailclair/domain/value/language.ts'
import type { Db } from '#platform/database/db.ts'
import type { Session } from '#platform/session.ts'

type Account = Pick<Session, 'issuer' | 'subject'>

/** Whom to write to about a changed e-mail. */
export type EmailAdoption = { before: string; language: Language; ownerId?: string }

/** What a change of e-mail needs of a realm's own table of people. */
export type EmailTable = {
  findEmail: (db: Db, account: Account) => Promise<string | undefined>
  /** Stores the e-mail. Undefined when there is no such account. */
  adoptEmail: (tx: Db, account: Account, email: string) => Promise<EmailAdoption | undefined>
  /** Ends every session and drops a pending e-mail. False when there is no such account. */
  endSessions: (tx: Db, account: Account, now: Date) => Promise<boolean>
}
