import { recordServiceAction } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { issuerOf, type Realm } from '#platform/session.ts'
import { languageOf } from './account-language.ts'
import { cutOffAccount } from './cut-off.service.ts'
import type { Identity } from './identity-port.ts'
import { factorsResetTexts } from './sign-in-method-mails.messages.ts'

type Needs = Pick<Deps, 'clock' | 'config' | 'identity'>

/** Passkeys, code app and recovery codes; the password stays. */
export async function removeFactors(identity: Identity, realm: Realm, subject: string): Promise<void> {
  for (const { id, type } of (await identity.listCredentials(realm, subject)) ?? [])
    if (type !== 'password') await identity.removeCredential(realm, subject, id)
}

/**
 * For somebody who lost every device. Sessions end, and the person is told. The identity server goes last, so that
 * nothing is removed without a trace. Undefined without such an account.
 */
export async function resetFactors(deps: Needs, tx: Db, realm: Realm, email: string) {
  const { identity } = deps
  const user = await identity.findUserByEmail(realm, email)
  if (!user) return undefined
  const account = { issuer: issuerOf(deps.config, realm), subject: user.id }
  await cutOffAccount(deps, tx, account)
  await recordServiceAction(deps, tx, 'FACTORS_RESET', { concerns: account })
  const language = languageOf(user)
  const content = factorsResetTexts[language]({ realm })
  await enqueueMail(tx, { kind: 'factors-reset', to: email, language, content })
  await removeFactors(identity, realm, user.id)
  await identity.endSessions(realm, user.id)
  return account
}
