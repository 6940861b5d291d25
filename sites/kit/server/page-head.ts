import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { dataBlock, tag } from './markup.ts'

export type HeadParts = {
  language: Language
  title: string
  description: string | undefined
  isListed: boolean
  /** Page addresses: without a language, and one per language. */
  addresses: Readonly<Record<Language | 'any' | 'canonical', string>>
  config: SiteConfig
}

/** `--surface` of the tokens: the browser bar of a phone continues the header. */
const barColours = { light: '#ffffff', dark: '#1a2120' } as const

const locales = { fr: 'fr_FR', en: 'en_GB' } as const satisfies Record<Language, string>

/** Icons for tab and home screen. Files are in `public/`. */
export const iconTags: readonly string[] = [
  tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
  tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
]

/** `ThemeSwitch` and the inline script change `media` when a theme is chosen. */
export const colourTags: readonly string[] = [
  tag('meta', { name: 'color-scheme', content: 'light dark' }),
  ...Object.entries(barColours).map(([scheme, content]) =>
    tag('meta', {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content,
      'data-scheme': scheme,
    }),
  ),
]

/** Alternate addresses per language (decision 22) only for listed pages. */
export function searchEngineTags(page: HeadParts): string[] {
  const { description, addresses } = page
  // Messengers show it below a link, also to a page that search engines do not list.
  const described = description === undefined ? [] : [tag('meta', { name: 'description', content: description })]
  if (!page.isListed) return [tag('meta', { name: 'robots', content: 'noindex' }), ...described]
  const alternate = (hreflang: string, href: string) => tag('link', { rel: 'alternate', hreflang, href })
  return [
    ...described,
    tag('link', { rel: 'canonical', href: addresses.canonical }),
    alternate('fr', addresses.fr),
    alternate('en', addresses.en),
    alternate('x-default', addresses.any),
    ...linkPreviewTags(page),
    ...(new URL(addresses.any).pathname === '/' ? [describeService(page)] : []),
  ]
}

/** Link previews (Open Graph). */
function linkPreviewTags({ title, description, addresses, language, config }: HeadParts): string[] {
  const property = (name: string, content: string) => tag('meta', { property: `og:${name}`, content })
  const other = language === 'fr' ? 'en' : 'fr'
  return [
    property('title', title),
    ...(description === undefined ? [] : [property('description', description)]),
    property('type', 'website'),
    property('site_name', config.name),
    property('locale', locales[language]),
    property('locale:alternate', locales[other]),
    property('url', addresses.canonical),
    property('image', new URL('/social-preview.png', addresses.any).href),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', config.name),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

/** Structured data of the service (schema.org), home page only. */
function describeService({ description, addresses, config }: HeadParts): string {
  return dataBlock(
    { type: 'application/ld+json' },
    {
      '@context': 'https://schema.org',
      '@type': 'GovernmentService',
      name: config.name,
      description,
      url: addresses.any,
      isAccessibleForFree: true,
      availableLanguage: ['fr', 'en'],
      provider: { '@type': 'GovernmentOrganization', name: config.operator.name, address: config.operator.address },
    },
  )
}
