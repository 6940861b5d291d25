import type { z } from 'zod/mini'
import type { Account } from '#account/account.ts'
import { type AccountChanges, deleteAccount, insertAccount, updateAccount } from '#account/accounts.repository.ts'
import { isAcceptable } from '#account/password-hasher.ts'
import { deletePassword, replacePassword } from '#account/passwords.repository.ts'
import type { Deps } from '#deps.ts'
import { replaceCodeApp } from '#factor/code-app.repository.ts'
import { decodeSecret } from '#factor/code-app.service.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.ts'
import type { RealmName } from '#realm/realm-names.ts'
import { endSessionsOfAccount } from '#session/end-sessions.service.ts'
import { endSignInsOf } from '#session/payloads.repository.ts'
import { AdminError, userExists, userNotFound } from './admin-error.ts'
import type { newUserRepresentation, userChanges } from './user-representation.ts'

export async function createUser(
  deps: Pick<Deps, 'db' | 'passwords' | 'passwordQueue' | 'secretRing'>,
  realm: RealmName,
  user: z.output<typeof newUserRepresentation>,
): Promise<Account> {
  const password = user.credentials.find((it) => it.type === 'password')
  const codeApp = user.credentials.find((it) => it.type === 'otp')
  const hash = password && (await hashPassword(deps, password.value))
  return deps.db.transaction(async (db) => {
    const { email, emailVerified, enabled, firstName, lastName, attributes } = user
    const account = await insertAccount(db, {
      realm,
      email,
      emailVerified,
      enabled,
      firstName: firstName ?? undefined,
      lastName: lastName ?? undefined,
      language: attributes?.language?.[0] ?? 'fr',
    })
    if (!account) throw userExists()
    if (hash) await replacePassword(db, account.id, hash)
    if (codeApp) {
      const sealed = deps.secretRing.seal(account.id, decodeSecret(codeApp.secretData.value))
      await replaceCodeApp(db, account.id, { ...sealed, lastStep: 0, name: codeApp.userLabel })
    }
    return account
  })
}

/** An account that may no longer sign in is also signed out. */
export async function updateUser(
  { db }: Pick<Deps, 'db'>,
  { realm, id }: Account,
  { attributes, firstName, lastName, ...rest }: z.output<typeof userChanges>,
): Promise<void> {
  const changes: AccountChanges = {
    ...rest,
    ...(firstName != null && { firstName }),
    ...(lastName != null && { lastName }),
    ...(attributes?.language && { language: attributes.language[0] }),
  }
  try {
    await db.transaction(async (transaction) => {
      if (!(await updateAccount(transaction, realm, id, changes))) throw userNotFound()
      if (changes.enabled === false || changes.emailVerified === false) {
        await endSessionsOfAccount(transaction, realm, id)
      }
    })
  } catch (error) {
    throw isUniqueViolation(error) ? userExists() : error
  }
}

/**
 * Ends no session, like Keycloak: the API ends those that must end. It cannot see a sign-in that has proved the old
 * password and has no session yet, so that ends here.
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'passwords' | 'passwordQueue'>,
  { realm, id }: Account,
  password: string,
): Promise<void> {
  const hash = await hashPassword(deps, password)
  await deps.db.transaction(async (db) => {
    await replacePassword(db, id, hash)
    await endSignInsOf(db, realm, id)
  })
}

export async function removePassword({ db }: Pick<Deps, 'db'>, { realm, id }: Account): Promise<void> {
  await db.transaction(async (transaction) => {
    await deletePassword(transaction, id)
    await endSessionsOfAccount(transaction, realm, id)
  })
}

export async function removeUser({ db }: Pick<Deps, 'db'>, { realm, id }: Account): Promise<void> {
  await db.transaction(async (transaction) => {
    await endSessionsOfAccount(transaction, realm, id)
    await deleteAccount(transaction, realm, id)
  })
}

/** Not an address: the API has its own share of the queue, beside every network. */
const serviceAccount = 'bailclair-api'

function hashPassword(
  { passwords, passwordQueue }: Pick<Deps, 'passwords' | 'passwordQueue'>,
  password: string,
): Promise<string> {
  if (!isAcceptable(password)) throw new AdminError(400, { errorMessage: 'Password is not acceptable' })
  return passwordQueue(serviceAccount, () => passwords.hash(password))
}
