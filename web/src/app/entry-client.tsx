import type { Language } from '@bailclair/domain/platform/language.ts'
import { languageCookie } from '@bailclair/domain/platform/language.ts'
import { currentLanguage } from '@bailclair/front/platform/messages/current-language.ts'
import { LanguageProvider } from '@bailclair/front/platform/messages/language-provider.tsx'
import { loadTexts } from '@bailclair/front/platform/messages/split-messages.ts'
import { followLinks } from '@bailclair/front/platform/router/follow-links.ts'
import { createBrowserHistory } from '@bailclair/front/platform/router/history.ts'
import { readSiteConfig, SiteConfigContext } from '@bailclair/front/platform/site-config.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SessionProvider } from '#identity/session/session-provider.tsx'
import { App } from './app.tsx'
import { createSession } from './create-session.ts'
import { loadPage, shellOf } from './pages.ts'
import { isRenderedAhead } from './route.ts'
import { findRoute } from './routes.ts'
import '@bailclair/front/ui/styles/main.css'
import './styles/app.css'

/** `?lang=` has done its work on the server: an address that is copied or reloaded should not force a language. */
function forgetLanguageInAddress() {
  const url = new URL(window.location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.delete('lang')
  window.history.replaceState(window.history.state, '', url)
}

/** Brings the texts, then remembers the choice for a year (spec §9). */
async function prepareLanguage(to: Language) {
  await loadTexts(to)
  document.documentElement.lang = to
  const { hostname, protocol } = window.location
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = languageCookie(to, { domain: hostname, isSecure: protocol === 'https:' })
}

async function start() {
  forgetLanguageInAddress()
  const language = currentLanguage()
  const config = readSiteConfig(document)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root.')

  const history = createBrowserHistory(window)
  history.listen()
  const location = history.current()
  const { pathname } = location
  // A shell is taken over as it is; the copy of its location makes the page itself the first thing to load.
  const initial = isRenderedAhead(findRoute(pathname).route)
    ? { location, page: await loadPage(pathname, language) }
    : { location: { ...location }, page: shellOf(pathname) }
  await loadTexts(language)
  const session = createSession(config, history)

  const app = (
    <StrictMode>
      <SiteConfigContext value={config}>
        <SessionProvider store={session}>
          <LanguageProvider initial={language} onSwitch={prepareLanguage}>
            <App history={history} initial={initial} />
          </LanguageProvider>
        </SessionProvider>
      </SiteConfigContext>
    </StrictMode>
  )
  // As a transition React hydrates in slices, and a tap in between is answered.
  startTransition(() => void hydrateRoot(root, app))
  // A page fetched too early that fails is asked for again when it is needed, and then says so.
  followLinks(document, history, (path) => void loadPage(path, currentLanguage()).catch(() => undefined))
}

void start()
