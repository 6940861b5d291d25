import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { RenderableSite } from '#app/render-site.tsx'
import type { Route } from '#app/route.ts'
import type { ServerData } from '#platform/server-data.ts'
import type { BuildManifest } from './build-manifest.ts'
import { createCriticalStyles } from './critical-styles/critical-styles.ts'
import type { DocumentParts } from './document.ts'
import { oldBrowserNotice } from './old-browser.ts'

/** A page as React rendered it. */
export type Content = {
  route: Route
  language: Language
  isClosed: boolean
  /** With or without the announcement. */
  shown: SiteConfig
  /** What the page was rendered with, besides the configuration. */
  served?: ServerData | undefined
  html: string
}

type Source = { site: RenderableSite; manifest: BuildManifest; styleOf: (path: string) => string; siteUrl: string }

/** Everything that a document is written from. */
export function createParts({ site, manifest, styleOf, siteUrl }: Source, contents: readonly Content[]) {
  const interactivePaths = findInteractivePaths(site, contents)
  const critical = new Map<string, (html: string) => string>()
  const findStyles = (files: readonly string[], html: string) => {
    const key = files.join()
    const find = critical.get(key) ?? createCriticalStyles(files.map(styleOf).join(''))
    critical.set(key, find)
    return find(html)
  }
  /** Each content is written for two addresses. */
  const found = new WeakMap<Content, string>()
  const criticalStyles = (files: readonly string[], content: Content) => {
    const styles = found.get(content) ?? findStyles(files, oldBrowserNotice(content.language) + content.html)
    found.set(content, styles)
    return styles
  }

  return (content: Content, isAsked: boolean): DocumentParts => {
    const { route, language, shown, html, served } = content
    const files = manifest.pages[route.name]
    if (!files) throw new Error(`The build knows no page of the route ${route.name}.`)
    const any = new URL(route.path === '*' ? '/' : route.path, siteUrl).href
    const inLanguage = (it: Language) => `${any}?lang=${it}`
    const { entry, fonts, loader } = manifest
    const { styles } = files
    const scripts = [...files.scripts, ...files.texts[language]]
    return {
      language,
      title: site.titleOf(route, language, shown.name),
      description: site.descriptionOf(route, language),
      isListed: site.isListed(route),
      addresses: { any, fr: inLanguage('fr'), en: inLanguage('en'), canonical: isAsked ? inLanguage(language) : any },
      files: { entry, fonts, styles, scripts },
      content: html,
      served,
      readFirst:
        served || site.isRenderedAhead(route)
          ? {
              styles: criticalStyles(styles, content),
              loader,
              start: { entry, scripts, styles, looksForSession: route.access !== 'anonymous', interactivePaths },
            }
          : undefined,
      config: shown,
    }
  }
}

/** Pages that load React without a touch: signed-in pages and those with a form. Their links prefetch it. */
function findInteractivePaths(site: RenderableSite, contents: readonly Content[]): string[] {
  const found = contents.filter(
    ({ route, html }) => !site.isRenderedAhead(route) || /\sdata-start="(idle|now)"/.test(html),
  )
  return [...new Set(found.map(({ route }) => route.path))].filter((path) => !path.includes(':'))
}
