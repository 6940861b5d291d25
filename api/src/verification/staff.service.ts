import type { AuditAction } from '@bailclair/domain/audit/audit.schema.ts'
import { recordServiceAction } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { cutOffAccount } from '#identity/cut-off.service.ts'
import { resetFactors } from '#identity/reset-factors.service.ts'
import { acceptTokensAgain, refuseTokens } from '#identity/session-over.service.ts'
import type { Db } from '#platform/database/db.ts'
import { pseudonymOf } from '#platform/pseudonym.ts'
import { issuerOf, type Realm } from '#platform/session.ts'
import { verifierRole } from './identify-verifier.service.ts'
import { dropLeases } from './lease.repository.ts'
import { deletePhrasesOf } from './saved-phrase.repository.ts'

export type StaffNeeds = Pick<Deps, 'db' | 'clock' | 'config' | 'identity'>
export type NewVerifier = { email: string; password: string; firstName: string; lastName: string }
export type ListedVerifier = { email: string; name: string; isEnabled: boolean; isVerifier: boolean }

/** The change at the identity server and its audit entry succeed or fail together. */
const act = (
  deps: StaffNeeds,
  action: AuditAction,
  work: (tx: Db) => Promise<{ id: string } | undefined>,
): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    const user = await work(tx)
    if (!user) return false
    await recordServiceAction(deps, tx, action, { concerns: accountOf(deps, user) })
    return true
  })

const accountOf = ({ config }: StaffNeeds, { id }: { id: string }) => ({
  issuer: issuerOf(config, 'staff'),
  subject: id,
})

/** An existing account gets the role as well; its password stays, and it stays disabled if it was. */
export async function createVerifier(deps: StaffNeeds, verifier: NewVerifier): Promise<'NEW' | 'KNOWN' | 'DISABLED'> {
  const { identity } = deps
  let outcome: 'NEW' | 'KNOWN' | 'DISABLED' = 'NEW'
  await act(deps, 'VERIFIER_CREATED', async () => {
    const created = await identity.createUser('staff', { ...verifier, language: 'fr', isConfirmed: true })
    const known = created ? undefined : await identity.findUserByEmail('staff', verifier.email)
    if (known) outcome = known.enabled ? 'KNOWN' : 'DISABLED'
    const id = created ?? known?.id
    if (!id) return undefined
    await identity.giveRole('staff', id, verifierRole)
    // Keycloak ignores a role that the realm does not have
    if (!(await identity.listRoles('staff', id)).includes(verifierRole))
      throw new Error(`realm staff has no role ${verifierRole}`)
    return { id }
  })
  return outcome
}

export async function listVerifiers({ identity }: StaffNeeds): Promise<ListedVerifier[]> {
  const listed: ListedVerifier[] = []
  for (const user of await identity.listUsers('staff')) {
    // Keycloak lists its service accounts among the users, which have no e-mail
    if (!user.email) continue
    const roles = await identity.listRoles('staff', user.id)
    listed.push({
      email: user.email,
      name: [user['firstName'], user['lastName']].filter(Boolean).join(' '),
      isEnabled: user.enabled,
      isVerifier: roles.includes(verifierRole),
    })
  }
  return listed.toSorted((one, other) => one.email.localeCompare(other.email))
}

/** Ends access at once, whatever tokens they have; drops their leases and saved phrases. False without such an account. */
export const disableVerifier = (deps: StaffNeeds, email: string): Promise<boolean> =>
  act(deps, 'VERIFIER_DISABLED', async (tx) => {
    const user = await deps.identity.findUserByEmail('staff', email)
    if (!user) return undefined
    const account = accountOf(deps, user)
    await refuseTokens(deps, tx, account)
    const verifier = pseudonymOf(deps.config, 'audit', account)
    await dropLeases(tx, verifier)
    await deletePhrasesOf(tx, verifier)
    await deps.identity.updateUser('staff', user, { enabled: false })
    await deps.identity.endSessions('staff', user.id)
    return user
  })

export const enableVerifier = (deps: StaffNeeds, email: string): Promise<boolean> =>
  act(deps, 'VERIFIER_ENABLED', async (tx) => {
    const user = await deps.identity.findUserByEmail('staff', email)
    if (!user) return undefined
    await acceptTokensAgain(deps, tx, accountOf(deps, user))
    await deps.identity.updateUser('staff', user, { enabled: true })
    return user
  })

/** Also ends their sessions; the API refuses tokens of earlier ones at once. */
export const setPassword = (deps: StaffNeeds, email: string, password: string): Promise<boolean> =>
  act(deps, 'PASSWORD_CHANGED', async (tx) => {
    const user = await deps.identity.findUserByEmail('staff', email)
    if (!user) return undefined
    const account = accountOf(deps, user)
    await cutOffAccount(deps, tx, account)
    await dropLeases(tx, pseudonymOf(deps.config, 'audit', account))
    await deps.identity.resetPassword('staff', user.id, password)
    await deps.identity.endSessions('staff', user.id)
    return user
  })

/** Also for owners and tenants who proved to the authority who they are. False without such an account. */
export const resetFactorsOf = (deps: StaffNeeds, realm: Realm, email: string): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    const account = await resetFactors(deps, tx, realm, email)
    if (account && realm === 'staff') await dropLeases(tx, pseudonymOf(deps.config, 'audit', account))
    return account !== undefined
  })
