import { hash } from '@node-rs/argon2'
import type { AccountId } from '#account/account.ts'
import type { RealmName } from '#realm/realm-names.ts'
import type { Identity } from './harness.ts'

export const password = 'correct horse battery staple'
/** The cheapest Argon2 parameters, to keep tests fast; verification reads them from the hash. */
const quickHash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

type Person = { realm?: RealmName; emailVerified?: boolean; enabled?: boolean; hasPassword?: boolean }

let people = 0

/** Inserts an account directly into the database. */
export async function addPerson(
  { sql }: Pick<Identity, 'sql'>,
  { realm = 'owner', emailVerified = true, enabled = true, hasPassword = true }: Person = {},
) {
  const email = `person-${++people}@example.org`
  const [row] = await sql(
    `insert into account (realm, email, email_verified, enabled, first_name, last_name, language)
      values ($1, $2, $3, $4, 'Jeanne', 'Martin', 'fr') returning id`,
    [realm, email, emailVerified, enabled],
  )
  const id = row?.['id'] as AccountId
  if (hasPassword) await sql('insert into password_credential (account_id, hash) values ($1, $2)', [id, quickHash])
  return { id, email, password, realm }
}
