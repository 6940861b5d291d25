import { announcementCookieName, isAnnouncementClosed } from '@bailclair/domain/announcement/announcement.rules.ts'
import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { type Language, languages } from '@bailclair/domain/value/language.ts'
import type { RenderableSite } from '#app/render-site.tsx'
import type { Route } from '#app/route.ts'
import { type Body, createBody } from './body.ts'
import type { BuildManifest } from './build-manifest.ts'
import { writeDocument } from './document.ts'
import { createSecurityHeaders, type MoreSources } from './security-headers.ts'
import { writeRobots, writeSecurityText, writeSitemap, writeWebManifest } from './site-files.ts'

/**
 * The language comes from the cookie or `?lang=`. Visitors who closed the announcement get a page without it, so that
 * nothing shifts when scripts load (decision 14).
 */
type Rendition = { language: Language; isAsked: boolean; isClosed: boolean }

/** Everything that depends on the configuration, replaced as a whole. */
export type RenderedSite = {
  pageOf: (route: Route, rendition: Omit<Rendition, 'isClosed'>, cookies: string | undefined) => Body
  files: ReadonlyMap<string, Body>
  securityText: (now: Date) => string
  securityHeaders: Readonly<Record<string, string>>
  /** Headers for the operator's services, on pages without a secret address (decision 33). */
  openPageHeaders: Readonly<Record<string, string>>
}

type Source = {
  site: RenderableSite
  manifest: BuildManifest
  /** Public address of the site. */
  siteUrl: string
  /** Extra CSP sources of this site. */
  policy?: MoreSources | undefined
  /** Extra CSP sources for the operator's services; never on pages with a secret address. */
  servicePolicy?: ((config: SiteConfig) => MoreSources[]) | undefined
}

const keyOf = ({ name }: Route, { language, isAsked, isClosed }: Rendition) =>
  `${name} ${language} ${isAsked} ${isClosed}`

export async function renderSite(
  { site, manifest, siteUrl, policy = {}, servicePolicy }: Source,
  config: SiteConfig,
): Promise<RenderedSite> {
  const pages = new Map<string, Body>()
  const closing = await closingCookies(config)
  for (const route of [...site.routes, site.notFoundRoute]) {
    for (const language of languages) {
      for (const isClosed of closing[language] ? [false, true] : [false]) {
        const shown = isClosed ? withoutAnnouncement(config, language) : config
        const content = await site.renderPage(route, language, shown)
        for (const isAsked of [false, true]) {
          const rendition = { language, isAsked, isClosed }
          const html = writeDocument(partsOf(route, rendition, content, shown))
          pages.set(keyOf(route, rendition), await createBody('text/html; charset=utf-8', html))
        }
      }
    }
  }

  function partsOf(route: Route, { language, isAsked }: Rendition, content: string, config: SiteConfig) {
    const files = manifest.pages[route.name]
    if (!files) throw new Error(`The build knows no page of the route ${route.name}.`)
    const any = new URL(route.path === '*' ? '/' : route.path, siteUrl).href
    const inLanguage = (it: Language) => `${any}?lang=${it}`
    return {
      language,
      title: site.titleOf(route, language, config.name),
      description: site.descriptionOf(route, language),
      isListed: site.isListed(route),
      addresses: { any, fr: inLanguage('fr'), en: inLanguage('en'), canonical: isAsked ? inLanguage(language) : any },
      files: { ...manifest, styles: files.styles, scripts: [...files.scripts, ...files.texts[language]] },
      content,
      isRenderedAhead: site.isRenderedAhead(route),
      config,
    }
  }

  const listed = site.routes.filter(site.isListed).map(({ path }) => new URL(path, siteUrl).href)
  return {
    pageOf: (route, rendition, cookies) => {
      const cookie = closing[rendition.language]
      const page = pages.get(
        keyOf(route, { ...rendition, isClosed: cookie !== undefined && isAnnouncementClosed(cookie, cookies) }),
      )
      if (!page) throw new Error(`The page ${route.name} was not rendered.`)
      return page
    },
    files: new Map([
      ['/robots.txt', await createBody('text/plain; charset=utf-8', writeRobots(siteUrl))],
      ['/sitemap.xml', await createBody('application/xml; charset=utf-8', writeSitemap(listed))],
      ['/manifest.webmanifest', await createBody('application/manifest+json', writeWebManifest(config))],
    ]),
    securityText: (now) => writeSecurityText(config, siteUrl, now),
    securityHeaders: createSecurityHeaders(config.hosts, siteUrl, policy),
    openPageHeaders: servicePolicy
      ? createSecurityHeaders(config.hosts, siteUrl, policy, ...servicePolicy(config))
      : {},
  }
}

/** The cookie that closes the announcement, per language. */
async function closingCookies({ announcement }: SiteConfig): Promise<{ [L in Language]?: string }> {
  const announced = languages.filter((language) => announcement[language].trim() !== '')
  const named = announced.map(async (language) => [language, await announcementCookieName(announcement[language])])
  return Object.fromEntries(await Promise.all(named))
}

const withoutAnnouncement = (config: SiteConfig, language: Language): SiteConfig => ({
  ...config,
  announcement: { ...config.announcement, [language]: '' },
})
