/** Pages that must not be listed say so themselves: a crawler has to be allowed in to read it. */
export const writeRobots = (webUrl: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${new URL('/sitemap.xml', webUrl).href}`, ''].join('\n')

/** Addresses come from our own table and configuration; `&` is the one character of a URL that XML minds. */
export function writeSitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
