import type { Language } from '@bailclair/domain/platform/language.ts'
import type { SiteConfig } from '@bailclair/domain/platform/site-config.ts'
import { LanguageProvider } from '@bailclair/front/platform/messages/language-provider.tsx'
import { createStaticHistory } from '@bailclair/front/platform/router/history.ts'
import { SiteConfigContext } from '@bailclair/front/platform/site-config.ts'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from './app.tsx'
import { loadPage, shellOf } from './pages.ts'
import { isListed, isRenderedAhead, type Route, titleOf } from './route.ts'
import { findRoute, notFoundRoute, routes } from './routes.ts'

/** An address that no page has. */
const nowhere = '/404'

/** The content of `#root` for a page of the table, as the browser takes it over. */
async function renderPage(route: Route, language: Language, config: SiteConfig): Promise<string> {
  const pathname = route.path === '*' ? nowhere : route.path
  const page = isRenderedAhead(route) ? await loadPage(pathname, language) : { ...shellOf(pathname), route }
  const history = createStaticHistory(pathname)
  const { prelude } = await prerenderToNodeStream(
    <SiteConfigContext value={config}>
      <LanguageProvider initial={language}>
        <App history={history} initial={{ location: history.current(), page }} />
      </LanguageProvider>
    </SiteConfigContext>,
  )
  const parts: Buffer[] = []
  for await (const part of prelude) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

/** What the web server needs of the application, which it knows only as a built bundle. */
export const site = { routes, notFoundRoute, findRoute, isListed, isRenderedAhead, titleOf, renderPage }
export type Site = typeof site
export type { Route }
