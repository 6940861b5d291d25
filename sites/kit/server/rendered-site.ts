import { announcementCookieName, isAnnouncementClosed } from '@bailclair/domain/announcement/announcement.rules.ts'
import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { type Language, languages } from '@bailclair/domain/value/language.ts'
import type { RenderableSite } from '#app/render-site.tsx'
import type { Route } from '#app/route.ts'
import type { ServerData } from '#platform/server-data.ts'
import { type Body, createBody } from './body.ts'
import type { BuildManifest } from './build-manifest.ts'
import { type DocumentParts, writeDocument } from './document.ts'
import { type Content, createParts } from './document-parts.ts'
import { hashSource } from './hydration-script.ts'
import { createSecurityHeaders, type MoreSources } from './security-headers.ts'
import { writeRobots, writeSecurityText, writeSitemap, writeWebManifest } from './site-files.ts'

/**
 * The language comes from the cookie or `?lang=`. Visitors who closed the announcement get a page without it, so that
 * nothing shifts when scripts load (decision 14).
 */
type Rendition = { language: Language; isAsked: boolean; isClosed: boolean }

/** A page, and its own Content Security Policy: it allows the stylesheet in the page by its hash. */
export type RenderedPage = { body: Body; headers: Readonly<Record<string, string>> }

/** Everything that depends on the configuration, replaced as a whole. */
export type RenderedSite = {
  pageOf: (route: Route, rendition: Omit<Rendition, 'isClosed'>, cookies: string | undefined) => RenderedPage
  /** A page with data that only the request tells (decision 214). */
  renderWith: (
    served: ServerData,
    route: Route,
    rendition: Omit<Rendition, 'isClosed'>,
    cookies: string | undefined,
  ) => Promise<RenderedPage>
  files: ReadonlyMap<string, Body>
  securityText: (now: Date) => string
  /** For everything that is not a page. */
  securityHeaders: Readonly<Record<string, string>>
}

type Source = {
  site: RenderableSite
  manifest: BuildManifest
  /** The content of a built stylesheet. */
  styleOf: (path: string) => string
  /** Public address of the site. */
  siteUrl: string
  /** Extra CSP sources of this site. */
  policy?: MoreSources | undefined
  /** Extra CSP sources for the operator's services; never on pages with a secret address (decision 33). */
  servicePolicy?: ((config: SiteConfig) => MoreSources[]) | undefined
}

const keyOf = ({ name }: Route, { language, isAsked, isClosed }: Rendition) =>
  `${name} ${language} ${isAsked} ${isClosed}`

export async function renderSite(source: Source, config: SiteConfig): Promise<RenderedSite> {
  const { site, siteUrl, policy = {} } = source
  const pages = new Map<string, RenderedPage>()
  const closing = await closingCookies(config)
  const contents: Content[] = []
  for (const route of [...site.routes, site.notFoundRoute]) {
    for (const language of languages) {
      for (const isClosed of closing[language] ? [false, true] : [false]) {
        const shown = isClosed ? withoutAnnouncement(config, language) : config
        contents.push({ route, language, isClosed, shown, html: await site.renderPage(route, language, shown) })
      }
    }
  }
  const partsOf = createParts(source, contents)
  const write = async (content: Content, isAsked: boolean): Promise<RenderedPage> => {
    const parts = partsOf(content, isAsked)
    return {
      body: await createBody('text/html; charset=utf-8', writeDocument(parts)),
      headers: pageHeaders(source, content, parts.readFirst),
    }
  }
  for (const content of contents) {
    for (const isAsked of [false, true]) {
      pages.set(keyOf(content.route, { ...content, isAsked }), await write(content, isAsked))
    }
  }
  const isClosedFor = (language: Language, cookies: string | undefined) => {
    const cookie = closing[language]
    return cookie !== undefined && isAnnouncementClosed(cookie, cookies)
  }

  const listed = site.routes.filter(site.isListed).map(({ path }) => new URL(path, siteUrl).href)
  return {
    pageOf: (route, rendition, cookies) => {
      const page = pages.get(keyOf(route, { ...rendition, isClosed: isClosedFor(rendition.language, cookies) }))
      if (!page) throw new Error(`The page ${route.name} was not rendered.`)
      return page
    },
    renderWith: async (served, route, { language, isAsked }, cookies) => {
      const isClosed = isClosedFor(language, cookies)
      const shown = isClosed ? withoutAnnouncement(config, language) : config
      const html = await site.renderPage(route, language, shown, served)
      return write({ route, language, isClosed, shown, served, html }, isAsked)
    },
    files: new Map([
      ['/robots.txt', await createBody('text/plain; charset=utf-8', writeRobots(siteUrl))],
      ['/sitemap.xml', await createBody('application/xml; charset=utf-8', writeSitemap(listed))],
      ['/manifest.webmanifest', await createBody('application/manifest+json', writeWebManifest(config))],
    ]),
    securityText: (now) => writeSecurityText(config, siteUrl, now),
    securityHeaders: createSecurityHeaders(config.hosts, siteUrl, policy),
  }
}

/** `unsafe-inline`, which the chat needs, has no effect beside a hash. It already allows the stylesheet. */
function pageHeaders(
  { siteUrl, policy = {}, servicePolicy }: Source,
  { route, shown }: Content,
  readFirst: DocumentParts['readFirst'],
) {
  const services = route.secretAddress ? [] : (servicePolicy?.(shown) ?? [])
  const allowsInline = services.some((more) => more['style-src']?.includes("'unsafe-inline'"))
  const inline = readFirst && {
    'script-src': hashSource(readFirst.loader),
    ...(!allowsInline && { 'style-src': hashSource(readFirst.styles) }),
  }
  return createSecurityHeaders(shown.hosts, siteUrl, policy, inline ?? {}, ...services)
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
