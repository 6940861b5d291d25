import { interactionPolicy } from 'oidc-provider'

const { Check, base } = interactionPolicy

/**
 * When someone has to sign in: without a session, and also with one whose account is gone, disabled or signed out
 * everywhere. Nobody is asked for consent: the applications are ours.
 */
export function signInPolicy(): interactionPolicy.DefaultPolicy {
  const policy = base()
  policy.remove('consent')
  policy
    .get('login')
    ?.checks.add(
      new Check('no_account', 'End-User authentication is required', 'login_required', ({ oidc }) =>
        oidc.account ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  return policy
}
