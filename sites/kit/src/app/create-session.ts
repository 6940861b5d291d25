import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { createSessionStore, type SessionStore } from '#identity/session/session-store.ts'
import { sessionTrace } from '#identity/session/session-trace.ts'
import { currentLanguage } from '#platform/messages/current-language.ts'
import type { History } from '#platform/router/history.ts'
import { isReturningFromSignIn, removeSignInAnswer } from '#platform/sign-in-answer.ts'
import { whenIdle } from '#platform/when-idle.ts'
import { needsSignIn } from './route.ts'
import type { Site } from './site.ts'

/**
 * Looks for the session at once when the page needs it or when the identity server just redirected back; after first
 * paint when someone may be signed in; otherwise on demand (decision 67). Anonymous pages never check.
 */
export function createSession({ findRoute, account }: Site, config: SiteConfig, history: History): SessionStore {
  const access = () => findRoute(history.current().pathname).route.access
  const isNeeded = () => needsSignIn(access())
  const store = createSessionStore({
    load: async () => {
      const { connectSession } = await import('#identity/session/connect-session.ts')
      const { origin } = window.location
      const options = { config, account, language: currentLanguage, origin, needsSignIn: isNeeded }
      return (set, retry) => connectSession(options, set, retry)
    },
    needsSignIn: isNeeded,
    reload: () => window.location.reload(),
  })
  const { route } = findRoute(history.current().pathname)
  // On a page with a secret address the answer belongs to the tenant realm, not to this session.
  const isReturning = route.access !== 'anonymous' && isReturningFromSignIn()
  if (route.access === 'anonymous' && !route.secretAddress) removeSignInAnswer()
  const askIfNeeded = () => {
    if (isReturning || isNeeded()) store.ask()
    else if (access() !== 'anonymous' && sessionTrace.isThere()) whenIdle(store.ask)
  }
  history.subscribe(askIfNeeded)
  askIfNeeded()
  return store
}
