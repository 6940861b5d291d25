import type { Language } from '@bailclair/domain/value/language.ts'
import type { Account } from '#account/account.ts'
import { deleteAccount, findAccount, insertAccount, lockAccountByEmail } from '#account/accounts.repository.ts'
import { findAccountIdOf, linkFederatedIdentity } from '#account/federated-identities.repository.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/database.ts'
import type { RealmName } from '#realm/realm-names.ts'
import { endSessionsOfAccount } from '#session/end-sessions.service.ts'
import type { FederatedPerson } from './federated-person.ts'
import { FederationFailure } from './federation-failure.ts'

/** A parallel sign-up or a second tab may win the race; then we look again. */
const maxAttempts = 3

/**
 * Finds or creates the account of a federated person, by issuer and subject. An e-mail links to an existing account
 * only when the federation has verified it.
 */
export async function linkAccount(
  { db }: Pick<Deps, 'db'>,
  realm: RealmName,
  person: FederatedPerson,
  language: Language,
): Promise<Account> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const account = await db.transaction(async (transaction) => {
      const known = await findLinkedAccount(transaction, realm, person)
      return known ?? linkByEmail(transaction, realm, person, language)
    })
    if (account && !account.enabled) throw new FederationFailure('disabled')
    if (account) return account
  }
  throw new FederationFailure('failed')
}

async function findLinkedAccount(db: Db, realm: RealmName, person: FederatedPerson): Promise<Account | undefined> {
  const id = await findAccountIdOf(db, realm, person)
  return id && findAccount(db, realm, id)
}

/** Undefined when somebody took the e-mail meanwhile. */
async function linkByEmail(
  db: Db,
  realm: RealmName,
  person: FederatedPerson,
  language: Language,
): Promise<Account | undefined> {
  const { email, isEmailVerified, firstName, lastName } = person
  if (email === undefined) throw new FederationFailure('no-email')
  const holder = await lockAccountByEmail(db, realm, email)
  if (holder && !isEmailVerified) throw new FederationFailure('email-taken')
  if (holder?.emailVerified) return link(db, person, holder)
  if (holder) await removeUnconfirmed(db, holder)
  const created = await insertAccount(db, {
    realm,
    email,
    emailVerified: isEmailVerified,
    enabled: true,
    firstName,
    lastName,
    language,
  })
  return created && link(db, person, created)
}

async function link(db: Db, person: FederatedPerson, account: Account): Promise<Account | undefined> {
  if (account.enabled) await linkFederatedIdentity(db, account.realm, person, account.id)
  return account
}

/**
 * An unconfirmed account may have been made by somebody else, so it is deleted instead of taken over, with its
 * password, sessions and federated identities. Links that the API mailed stop working too.
 */
async function removeUnconfirmed(db: Db, { realm, id }: Account): Promise<void> {
  await endSessionsOfAccount(db, realm, id)
  await deleteAccount(db, realm, id)
}
