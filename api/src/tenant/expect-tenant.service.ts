import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { Db } from '#platform/database/db.ts'
import { insertProfile } from '#rental-file/part/profile.repository.ts'

type Account = { issuer: string; subject: string; email: string; language: Language }

/** Someone who has an account and has not come yet; counted from today. False when they just did. */
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
