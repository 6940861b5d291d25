import { cookieSiteOf } from '@bailclair/domain/site/cookie.ts'
import { type Language, languageCookie } from '@bailclair/domain/value/language.ts'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SessionProvider } from '#identity/session/session-provider.tsx'
import { watchErrors } from '#platform/error-reports/watch-errors.ts'
import { holdFailureWhileLeaving } from '#platform/hold-failure.ts'
import { announceHydration, hydrationDone, hydrationStarts } from '#platform/hydration.ts'
import { logError } from '#platform/log.ts'
import { currentLanguage } from '#platform/messages/current-language.ts'
import { forgetLanguageInAddress } from '#platform/messages/language-in-address.ts'
import { LanguageProvider } from '#platform/messages/language-provider.tsx'
import { loadTexts } from '#platform/messages/split-messages.ts'
import { followLinks } from '#platform/router/follow-links.ts'
import { createBrowserHistory } from '#platform/router/history.ts'
import { readServerData } from '#platform/server-data.ts'
import { removeSignInAnswer } from '#platform/sign-in-answer.ts'
import { SiteConfigContext } from '#platform/site-config.ts'
import { readSiteConfig } from '#platform/site-config-block.ts'
import { ServerDataContext } from '#platform/use-server-data.ts'
import { whenIdle } from '#platform/when-idle.ts'
import { App } from './app.tsx'
import { watchForQuestions } from './ask-ahead.ts'
import { createSession } from './create-session.ts'
import { isRenderedAhead } from './route.ts'
import type { Site } from './site.ts'

/** Loads the texts, then stores the choice for a year. */
async function prepareLanguage(to: Language) {
  await loadTexts(to)
  document.documentElement.lang = to
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = languageCookie(to, cookieSiteOf(window.location))
}

/** Its effect follows those of the page: forms have read what was typed. A sibling would change the ids of the server. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => announceHydration(hydrationDone), [])
  return children
}

/** Hydrates the page sent by the server. */
export const startSite = (site: Site): Promise<void> => holdFailureWhileLeaving(hydrate(site))

async function hydrate(site: Site): Promise<void> {
  forgetLanguageInAddress()
  removeSignInAnswer({ keepsFragment: true })
  // What arrives in an open document is no answer to our client, but other people's scripts would read it.
  window.addEventListener('popstate', () => removeSignInAnswer())
  const language = currentLanguage()
  const config = readSiteConfig(document)
  const served = readServerData(document)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root.')

  const routeOf = (path: string) => site.findRoute(path).route
  const history = createBrowserHistory(
    window,
    (from, to) => site.needsDocument?.(routeOf(from), routeOf(to), config) ?? false,
  )
  history.listen()
  // First: what follows loads beside it.
  const session = createSession(site, config, history)
  watchForQuestions(site, config, history, session)
  const location = history.current()
  const { pathname } = location
  const frame = site
    .prepareFrame?.(config, routeOf(pathname))
    .catch((cause) => logError('A part of the page frame did not load', cause))
  // Hydrates exactly what the server rendered: a page without URL parameters or with its data, or a shell. The copied
  // location then renders the page for the full address.
  const initial =
    served || isRenderedAhead(site.findRoute(pathname).route)
      ? {
          location: location.search ? { ...location, search: '' } : location,
          page: await site.pages.load(pathname, language),
        }
      : { location: { ...location }, page: site.pages.shellOf(pathname) }
  await frame
  await loadTexts(language)

  const app = (
    <StrictMode>
      <SiteConfigContext value={config}>
        <SessionProvider store={session}>
          <ServerDataContext value={served}>
            <LanguageProvider initial={language} onSwitch={prepareLanguage}>
              <Hydrated>
                <App site={site} history={history} initial={initial} />
              </Hydrated>
            </LanguageProvider>
          </ServerDataContext>
        </SessionProvider>
      </SiteConfigContext>
    </StrictMode>
  )
  const report = watchErrors(config, () => routeOf(history.current().pathname).path)
  const onCaughtError = (error: unknown) => {
    logError('A page failed', error)
    report(error)
  }
  announceHydration(hydrationStarts)
  // In a transition React hydrates in slices and responds to taps in between.
  startTransition(() => void hydrateRoot(root, app, { onCaughtError }))
  // Nothing is removed before somebody has read the page.
  whenIdle(() => {
    const loading = holdFailureWhileLeaving(import('#platform/focus/keep-focus.ts'))
    loading.then(({ keepFocus }) => keepFocus(document), reportError)
  })
  // A failed prefetch is retried, and reported, when the page is opened.
  followLinks(document, history, (path) => void site.pages.load(path).catch(() => undefined))
}
