import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { pseudonymOf } from '#platform/pseudonym.ts'
import { issuerOf, type Realm, type Session } from '#platform/session.ts'
import { insertCutOff } from './session.repository.ts'

/** Longer than any session lasts. */
const longestSessionMs = 24 * 3_600_000

type Needs = Pick<Deps, 'clock' | 'config'>

/** `subject` of everybody: no account has an empty one. */
const everybody = ''

/** The session as caller-query.ts compares it with what has ended. */
export function claimOf<Started extends Pick<Session, 'issuer' | 'subject'>>(
  { clock, config }: Needs,
  session: Started,
) {
  let known = hashes.get(session)
  if (!known) {
    known = hash(config, session)
    hashes.set(session, known)
  }
  return { ...session, ...known, now: clock() }
}

type Hashes = { subjectHash: Buffer; cutOffKeys: Buffer[] }

/** Of the sessions that token-memory.ts keeps: a browser calls many times with one token. */
const hashes = new WeakMap<object, Hashes>()

function hash(config: Needs['config'], { issuer, subject }: Pick<Session, 'issuer' | 'subject'>): Hashes {
  const subjectHash = pseudonymOf(config, 'tombstone', { issuer, subject })
  return { subjectHash, cutOffKeys: [subjectHash, pseudonymOf(config, 'tombstone', { issuer, subject: everybody })] }
}

/** Ends the sessions of an account that began until now; a later sign-in works. */
export const cutOffAccount = (deps: Needs, tx: Db, account: Pick<Session, 'issuer' | 'subject'>): Promise<void> =>
  cutOff(deps, tx, account)

export const cutOffRealm = (deps: Needs, tx: Db, realm: Realm): Promise<void> =>
  cutOff(deps, tx, { issuer: issuerOf(deps.config, realm), subject: everybody })

async function cutOff({ clock, config }: Needs, tx: Db, who: Pick<Session, 'issuer' | 'subject'>) {
  const now = clock()
  const until = new Date(now.getTime() + longestSessionMs)
  await insertCutOff(tx, { key: pseudonymOf(config, 'tombstone', who), notBefore: now, until })
}
