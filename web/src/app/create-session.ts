import type { SiteConfig } from '@bailclair/domain/platform/site-config.ts'
import { createSessionStore, type SessionStore } from '#identity/session/session-store.ts'
import type { History } from '#platform/router/history.ts'
import { currentLanguage } from './pages.ts'
import { needsSignIn } from './route.ts'
import { findRoute } from './routes.ts'

/**
 * The visitor's session, looked for once the page has been painted; at once where nothing can be shown without it, or
 * when the identity server has just sent the visitor back. Anonymous pages skip the check (spec §2).
 */
export function createSession(config: SiteConfig, history: History): SessionStore {
  const access = () => findRoute(history.current().pathname).route.access
  const store = createSessionStore({
    load: async () => {
      const { connectSession } = await import('#identity/session/connect-session.ts')
      const { origin } = window.location
      return (set, retry) => connectSession({ config, language: currentLanguage, origin }, set, retry)
    },
    needsSignIn: () => needsSignIn(access()),
    reload: () => window.location.reload(),
  })
  const startIfNeeded = () => {
    if (access() !== 'anonymous') store.start()
  }
  history.subscribe(startIfNeeded)
  const isReturning = /[#&]state=/.test(window.location.hash)
  if (isReturning || needsSignIn(access())) startIfNeeded()
  else whenIdle(startIfNeeded)
  return store
}

function whenIdle(task: () => void) {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2_000 })
  else setTimeout(task, 200)
}
