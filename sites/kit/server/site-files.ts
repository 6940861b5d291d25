import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { languages } from '@bailclair/domain/value/language.ts'
import { escapeMarkup } from './markup.ts'

/** Unlisted pages carry `noindex`, which crawlers must be able to read. */
export const writeRobots = (webUrl: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${new URL('/sitemap.xml', webUrl).href}`, ''].join('\n')

/** Each page three times, without and with each language, with alternates (decision 22). */
export function writeSitemap(addresses: readonly string[]): string {
  const urls = addresses.flatMap((any) => {
    const versions = [
      ...languages.map((language) => ({ hreflang: language as string, href: `${any}?lang=${language}` })),
      { hreflang: 'x-default', href: any },
    ]
    const links = versions.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
    )
    return versions.map(({ href }) => `  <url><loc>${escapeMarkup(href)}</loc>${links.join('')}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** For home screens. One manifest for both languages. */
export const writeWebManifest = ({ name, operator }: SiteConfig): string =>
  JSON.stringify({
    name,
    short_name: name,
    description: operator.name,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fbfaf7',
    theme_color: '#0b5d57',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  })

/** Both locations of RFC 9116 §3. */
export const securityTextPaths: readonly string[] = ['/.well-known/security.txt', '/security.txt']

/** RFC 9116 §2.5.5 asks for less than a year. */
const securityTextDays = 180

/** security.txt (RFC 9116), written per request so that it never expires while the server runs. */
export function writeSecurityText({ operator, hosts }: SiteConfig, siteUrl: string, now: Date): string {
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + securityTextDays)
  expires.setUTCHours(0, 0, 0, 0) // The same text all day.
  return [
    `Contact: mailto:${operator.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}`,
    `Policy: ${new URL(`${ownerSitePaths.legalNotice}#securite`, hosts.web).href}`,
    '',
  ].join('\n')
}
