import { twoFactors } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import { interactionPolicy } from 'oidc-provider'
import type { RealmDefinition } from './realm-definition.ts'
import { isAction } from './required-action.ts'

const { Check, Prompt, base } = interactionPolicy

/** In seconds. Whoever adds a way to sign in has proved just before who they are, as at Keycloak. */
const actionAge = 300

/**
 * A sign-in is needed without a session, and when its account was deleted, disabled or signed out everywhere. There is
 * no consent page, because the applications are ours.
 */
export function signInPolicy({ isFactorRequired }: Pick<RealmDefinition, 'isFactorRequired'>) {
  const policy = base()
  policy.remove('consent')
  const checks = policy.get('login')?.checks
  checks?.add(
    new Check('no_account', 'End-User authentication is required', 'login_required', ({ oidc }) => !oidc.account),
  )
  checks?.add(
    new Check(
      'one_factor',
      'Two factors are required',
      'login_required',
      ({ oidc }) => isFactorRequired && oidc.session?.acr !== twoFactors,
    ),
  )
  checks?.add(
    new Check(
      'action_age',
      'A recent sign-in is required',
      'login_required',
      ({ oidc }) =>
        isAction(oidc.params?.['kc_action']) &&
        oidc.session?.past(actionAge) === true &&
        // signed in just now, or the action has ended
        !oidc.result?.['login'] &&
        !oidc.result?.['action'],
    ),
  )
  policy.add(
    new Prompt(
      { name: 'action', requestable: false },
      new Check(
        'action_requested',
        'An action is requested',
        'interaction_required',
        ({ oidc }) => isAction(oidc.params?.['kc_action']) && !oidc.result?.['action'],
      ),
    ),
  )
  return policy
}
