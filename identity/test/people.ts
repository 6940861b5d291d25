import { hash } from '@node-rs/argon2'
import { Secret } from 'otpauth'
import type { AccountId } from '#account/account.ts'
import { replaceCodeApp } from '#factor/code-app.repository.ts'
import type { RealmName } from '#realm/realm-names.ts'
import type { Identity } from './harness.ts'

export const password = 'correct horse battery staple'
/** The cheapest Argon2 parameters, to keep tests fast; verification reads them from the hash. */
const quickHash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

type Person = {
  realm?: RealmName
  emailVerified?: boolean
  enabled?: boolean
  hasPassword?: boolean
  /** A code app; by default for the team, which needs one. */
  hasFactor?: boolean
}

let people = 0

/** Inserts an account directly into the database. */
export async function addPerson(
  { sql, deps }: Pick<Identity, 'sql' | 'deps'>,
  { realm = 'owner', hasFactor = realm === 'staff', ...given }: Person = {},
) {
  const { emailVerified = true, enabled = true, hasPassword = true } = given
  const email = `person-${++people}@example.org`
  const [row] = await sql(
    `insert into account (realm, email, email_verified, enabled, first_name, last_name, language)
      values ($1, $2, $3, $4, 'Jeanne', 'Martin', 'fr') returning id`,
    [realm, email, emailVerified, enabled],
  )
  const id = row?.['id'] as AccountId
  if (hasPassword) await sql('insert into password_credential (account_id, hash) values ($1, $2)', [id, quickHash])
  const secret = new Secret()
  if (hasFactor)
    await replaceCodeApp(deps.db, id, {
      ...deps.secretRing.seal(id, Buffer.from(secret.buffer)),
      lastStep: 0,
      name: 'My phone',
    })
  return { id, email, password, realm, ...(hasFactor && { secret: secret.base32 }) }
}
