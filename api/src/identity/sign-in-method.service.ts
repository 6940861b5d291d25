import { AppError } from '@bailclair/domain/contract/errors.ts'
import { removalActions } from '@bailclair/domain/identity/security-event.rules.ts'
import { methodsOf, removalProblem } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { pseudonymOf } from '#platform/pseudonym.ts'
import type { ListedCredential } from './identity-port.ts'
import { lockAccount } from './session.repository.ts'
import { methodRemovedTexts } from './sign-in-method-mails.messages.ts'
import type { Person } from './signed-in-session.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'identity'>

export async function listMethods({ identity }: Needs, { realm, session }: Person) {
  const credentials = (await identity.listCredentials(realm, session.subject)) ?? []
  return {
    methods: credentials.map(({ id, type, name, createdAt, lastUsedAt, left }) => ({
      id,
      type,
      name: name ?? null,
      createdAt: createdAt?.toISOString() ?? null,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      left: left ?? null,
    })),
    isFederated: await identity.isFederated(realm, session.subject),
  }
}

const isNamed = ({ type }: ListedCredential) => type === 'webauthn-passwordless' || type === 'otp'

export async function renameMethod({ identity }: Needs, { realm, session }: Person, id: string, name: string) {
  const credentials = await identity.listCredentials(realm, session.subject)
  const isKnown = credentials?.some((credential) => credential.id === id && isNamed(credential))
  if (!isKnown || (await identity.renameCredential(realm, session.subject, id, name)) === 'missing')
    throw new AppError('SignInMethodNotFound')
}

/** Two at once wait for each other, so that together they do not remove the last way in. */
export async function removeMethod(deps: Needs, person: Person, id: string, language: Language): Promise<void> {
  const { realm, session, ownerId } = person
  const { identity } = deps
  const { subject } = session
  await deps.db.transaction().execute(async (tx) => {
    await lockAccount(tx, pseudonymOf(deps.config, 'device', session))
    const credentials = (await identity.listCredentials(realm, subject)) ?? []
    const removed = credentials.find((credential) => credential.id === id)
    // a password is replaced, never removed
    if (!removed || removed.type === 'password') throw new AppError('SignInMethodNotFound')
    const methods = methodsOf(
      credentials.map(({ type }) => type),
      await identity.isFederated(realm, subject),
    )
    const problem = removalProblem(methods, removed.type, { isFactorRequired: realm === 'staff' })
    if (problem) throw new AppError(problem === 'last-factor' ? 'LastFactor' : 'LastWayIn')

    await recordAudit(deps, tx, session, removalActions[removed.type])
    const content = methodRemovedTexts[language]({ realm, method: removed.type, name: removed.name, at: deps.clock() })
    const mail = { kind: 'sign-in-method-removed', to: session.email, language, content }
    await enqueueMail(tx, { ...mail, ...(ownerId && { ownerId }) })
    // last, so that nothing is removed without being told; the codes first, so that a failure can be tried again
    const codes = removed.type === 'otp' ? credentials.filter(({ type }) => type === 'recovery-authn-codes') : []
    for (const each of [...codes, removed]) await identity.removeCredential(realm, subject, each.id)
  })
}
