import { stepAfterPassword } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import type { Interaction } from 'oidc-provider'
import { type Account, maySignInByFederation } from '#account/account.ts'
import { findAccount } from '#account/accounts.repository.ts'
import { findSignInMethods } from '#factor/factors.repository.ts'
import type { Exchange } from '#platform/http/exchange.ts'
import type { RealmContext } from '#realm/realm-context.ts'
import { type ActionName, actionOf } from '#realm/required-action.ts'
import { stepOf } from '#session/sign-in-step.ts'
import { findSignIn } from './current-sign-in.ts'

/** Somebody who may add a way to sign in. */
export type Enrolment = { interaction: Interaction; person: Account } & (
  | { purpose: 'action'; action: ActionName }
  /** Of the team, without a second factor: it is part of the sign-in. `amr`: what they have proved. */
  | { purpose: 'sign-in'; amr: string[] }
)

/** The sign-in itself for everybody else: a password alone must not add what is asked for beside it. */
export async function findEnrolment(context: RealmContext, exchange: Exchange): Promise<Enrolment | Interaction> {
  const { db } = context.deps
  const { definition } = context.realm
  const interaction = await findSignIn(context, exchange)
  const { prompt, params, session } = interaction
  const action = prompt.name === 'action' ? actionOf(params['kc_action']) : undefined
  if (action && session?.accountId) {
    const person = await findAccount(db, definition.name, session.accountId)
    return person && maySignInByFederation(person) ? { purpose: 'action', action, interaction, person } : interaction
  }
  const step = stepOf(interaction)
  const person = step && (await findAccount(db, definition.name, step.account))
  if (!step || !person) return interaction
  const isNext = stepAfterPassword(await findSignInMethods(db, person.id), definition) === 'enrolment'
  return isNext ? { purpose: 'sign-in', amr: step.amr, interaction, person } : interaction
}
