import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { Db } from '#platform/database/db.ts'
import { insertProfile } from '#rental-file/part/profile.repository.ts'

type Account = { issuer: string; subject: string; email: string; language: Language }

/** A profile for an account that never signed in, counted from today. False when it just did. */
export async function expectTenant(tx: Db, account: Account, today: CalendarDate): Promise<boolean> {
  const id = await insertProfile(tx, {
    ...account,
    firstName: null,
    lastName: null,
    identityFederation: false,
    firstSignInOn: today,
    lastSignInOn: today,
  })
  return id !== undefined
}
