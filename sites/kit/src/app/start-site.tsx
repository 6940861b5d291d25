import { type Language, languageCookie } from '@bailclair/domain/value/language.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SessionProvider } from '#identity/session/session-provider.tsx'
import { watchErrors } from '#platform/error-reports/watch-errors.ts'
import { logError } from '#platform/log.ts'
import { currentLanguage } from '#platform/messages/current-language.ts'
import { LanguageProvider } from '#platform/messages/language-provider.tsx'
import { loadTexts } from '#platform/messages/split-messages.ts'
import { followLinks } from '#platform/router/follow-links.ts'
import { createBrowserHistory } from '#platform/router/history.ts'
import { removeSignInAnswer } from '#platform/sign-in-answer.ts'
import { readSiteConfig, SiteConfigContext } from '#platform/site-config.ts'
import { App } from './app.tsx'
import { createSession } from './create-session.ts'
import { isRenderedAhead } from './route.ts'
import type { Site } from './site.ts'

/** `?lang=` was handled by the server. Removed, so that copied addresses do not force a language. */
function forgetLanguageInAddress() {
  const url = new URL(window.location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.delete('lang')
  window.history.replaceState(window.history.state, '', url)
}

/** Loads the texts, then stores the choice for a year. */
async function prepareLanguage(to: Language) {
  await loadTexts(to)
  document.documentElement.lang = to
  const { hostname, protocol } = window.location
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = languageCookie(to, { domain: hostname, isSecure: protocol === 'https:' })
}

/** Hydrates the page sent by the server. */
export async function startSite(site: Site): Promise<void> {
  forgetLanguageInAddress()
  removeSignInAnswer({ keepsFragment: true })
  const language = currentLanguage()
  const config = readSiteConfig(document)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root.')

  const routeOf = (path: string) => site.findRoute(path).route
  const history = createBrowserHistory(
    window,
    (from, to) => site.needsDocument?.(routeOf(from), routeOf(to), config) ?? false,
  )
  const banners = site.prepareBanners?.(config).catch((cause) => logError('The banners did not come', cause))
  history.listen()
  const location = history.current()
  const { pathname } = location
  // Hydrates exactly what the server rendered: a page without URL parameters, or a shell. The copied location then
  // renders the page for the full address.
  const initial = isRenderedAhead(site.findRoute(pathname).route)
    ? {
        location: location.search ? { ...location, search: '' } : location,
        page: await site.pages.load(pathname, language),
      }
    : { location: { ...location }, page: site.pages.shellOf(pathname) }
  await banners
  await loadTexts(language)
  const session = createSession(site, config, history)

  const app = (
    <StrictMode>
      <SiteConfigContext value={config}>
        <SessionProvider store={session}>
          <LanguageProvider initial={language} onSwitch={prepareLanguage}>
            <App site={site} history={history} initial={initial} />
          </LanguageProvider>
        </SessionProvider>
      </SiteConfigContext>
    </StrictMode>
  )
  const report = watchErrors(config, () => routeOf(history.current().pathname).path)
  const onCaughtError = (error: unknown) => {
    logError('A page failed', error)
    report(error)
  }
  // In a transition React hydrates in slices and responds to taps in between.
  startTransition(() => void hydrateRoot(root, app, { onCaughtError }))
  // A failed prefetch is retried, and reported, when the page is opened.
  followLinks(document, history, (path) => void site.pages.load(path).catch(() => undefined))
}
