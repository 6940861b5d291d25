import { interactionPolicy } from 'oidc-provider'

const { Check, base } = interactionPolicy

/**
 * A sign-in is needed without a session, and when its account was deleted, disabled or signed out everywhere. There is
 * no consent page, because the applications are ours.
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
