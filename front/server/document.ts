import type { Language } from '@bailclair/domain/platform/language.ts'
import type { SiteConfig } from '@bailclair/domain/platform/site-config.ts'

export type DocumentParts = {
  language: Language
  title: string
  description: string | undefined
  isListed: boolean
  /** Addresses of the page: without a language, and in each. */
  addresses: Readonly<Record<Language | 'any' | 'canonical', string>>
  files: { entry: string; styles: readonly string[]; fonts: readonly string[]; scripts: readonly string[] }
  /** Already markup, from React. */
  content: string
  config: SiteConfig
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)

type Attributes = Readonly<Record<string, string | true>>

/** An element of the head: every value is escaped here and nowhere else. */
function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === true ? key : `${key}="${escapeHtml(value)}"`,
  )
  return `<${[name, ...written].join(' ')}>`
}

/** Inside a script element only `</script` and `<!--` would end it: no `<` at all is simpler to trust. */
const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The whole page, as every visitor without JavaScript reads it and as React takes it over. */
export function writeDocument(page: DocumentParts): string {
  const { language, title, content, config, files } = page
  const head = [
    tag('meta', { charset: 'utf-8' }),
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...files.styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    ...files.fonts.map((href) =>
      tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true }),
    ),
    `${tag('script', { type: 'module', src: files.entry })}</script>`,
    ...files.scripts.filter((href) => href !== files.entry).map((href) => tag('link', { rel: 'modulepreload', href })),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    ...forSearchEngines(page),
  ]
  return [
    '<!doctype html>',
    tag('html', { lang: language }),
    `<head>\n${head.join('\n')}\n</head>`,
    '<body>',
    `<div id="root">${content}</div>`,
    `${tag('script', { type: 'application/json', id: 'site-config' })}${jsonForScript(config)}</script>`,
    '</body>',
    '</html>',
  ].join('\n')
}

/** One address for both languages and one for each (decision 32); pages that are not listed have none. */
function forSearchEngines({ title, description, isListed, addresses, language, config }: DocumentParts): string[] {
  if (!isListed) return [tag('meta', { name: 'robots', content: 'noindex' })]
  const alternate = (hreflang: string, href: string) => tag('link', { rel: 'alternate', hreflang, href })
  return [
    ...(description === undefined ? [] : [tag('meta', { name: 'description', content: description })]),
    tag('link', { rel: 'canonical', href: addresses.canonical }),
    alternate('fr', addresses.fr),
    alternate('en', addresses.en),
    alternate('x-default', addresses.any),
    tag('meta', { property: 'og:title', content: title }),
    ...(description === undefined ? [] : [tag('meta', { property: 'og:description', content: description })]),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:site_name', content: config.name }),
    tag('meta', { property: 'og:locale', content: language === 'fr' ? 'fr_FR' : 'en_GB' }),
    tag('meta', { property: 'og:url', content: addresses.canonical }),
  ]
}
