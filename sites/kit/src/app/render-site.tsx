import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { prerenderToNodeStream } from 'react-dom/static'
import { LanguageProvider } from '#platform/messages/language-provider.tsx'
import { createStaticHistory } from '#platform/router/history.ts'
import type { ServerData } from '#platform/server-data.ts'
import { SiteConfigContext } from '#platform/site-config.ts'
import { ServerDataContext } from '#platform/use-server-data.ts'
import { App } from './app.tsx'
import type { DataSource, DataSources } from './data-source.ts'
import { isListed, isRenderedAhead, type PageDescriptions, type Route, titleOf } from './route.ts'
import type { Site } from './site.ts'

/** An address without a route. */
const nowhere = '/404'

/** What a site server uses of the built bundle. */
export type RenderableSite = Pick<Site, 'routes' | 'notFoundRoute' | 'findRoute'> & {
  isListed: (route: Route) => boolean
  descriptionOf: (route: Route, language: Language) => string | undefined
  isRenderedAhead: (route: Route) => boolean
  titleOf: (route: Route, language: Language, siteName: string) => string
  dataSourceOf: (route: Route) => DataSource | undefined
  /** HTML of `#root`, hydrated by the browser. */
  renderPage: (route: Route, language: Language, config: SiteConfig, served?: ServerData) => Promise<string>
}

export function renderableSite(
  site: Site,
  descriptions: PageDescriptions,
  dataSources: DataSources = {},
): RenderableSite {
  const { routes, notFoundRoute, findRoute, pages } = site

  async function renderPage(route: Route, language: Language, config: SiteConfig, served?: ServerData) {
    await site.prepareFrame?.(config, route)
    const pathname = served?.pathname ?? (route.path === '*' ? nowhere : route.path)
    const isComplete = served !== undefined || isRenderedAhead(route)
    const page = isComplete ? await pages.load(pathname, language) : { ...pages.shellOf(pathname), route }
    const history = createStaticHistory(pathname)
    const { prelude } = await prerenderToNodeStream(
      <SiteConfigContext value={config}>
        <ServerDataContext value={served}>
          <LanguageProvider initial={language}>
            <App site={site} history={history} initial={{ location: history.current(), page }} />
          </LanguageProvider>
        </ServerDataContext>
      </SiteConfigContext>,
    )
    const parts: Buffer[] = []
    for await (const part of prelude) parts.push(Buffer.from(part))
    return Buffer.concat(parts).toString()
  }

  return {
    routes,
    notFoundRoute,
    findRoute,
    isListed: (route) => isListed(route, descriptions),
    descriptionOf: ({ name }, language) => descriptions[name]?.[language],
    isRenderedAhead,
    dataSourceOf: ({ name }) => dataSources[name],
    titleOf,
    renderPage,
  }
}
