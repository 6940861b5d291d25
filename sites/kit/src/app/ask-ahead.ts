import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import type { SessionStore } from '#identity/session/session-store.ts'
import { currentLanguage } from '#platform/messages/current-language.ts'
import type { History } from '#platform/router/history.ts'
import type { Session } from '#platform/session.ts'
import { needsSignIn } from './route.ts'
import type { Site } from './site.ts'

/**
 * Asks for the data of a signed-in page as soon as it is known who is signed in, before React renders for them: on a
 * telephone that takes longer than the question. Call it before React subscribes to the session.
 */
export function watchForQuestions(site: Site, { hosts }: SiteConfig, history: History, store: SessionStore): void {
  const prepare = async () => {
    const { pathname, search } = history.current()
    if (!needsSignIn(site.findRoute(pathname).route.access)) return
    const [{ askAhead }, { params, prefetch }] = await Promise.all([site.loadSignedIn(), site.pages.load(pathname)])
    return (session: Session) =>
      askAhead({ baseUrl: hosts.api, language: currentLanguage(), session, prefetch, params, search })
  }
  // A failure is reported when the page itself loads.
  const prepareQuietly = () => prepare().catch(() => undefined)
  let prepared = prepareQuietly()
  let isSignedIn = false
  const ask = () => {
    const session = store.current()
    if (session.status === 'signed-in') void prepared.then((askFor) => askFor?.(session))
  }
  store.subscribe(() => {
    const wasSignedIn = isSignedIn
    isSignedIn = store.current().status === 'signed-in'
    if (!wasSignedIn) ask()
  })
  history.subscribe(() => {
    prepared = prepareQuietly()
    ask()
  })
}
