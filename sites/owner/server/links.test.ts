import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { languages } from '@bailclair/domain/value/language.ts'
import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { renderableSite } from '@bailclair/site-kit/app/render-site.tsx'
import { loadAssets } from '@bailclair/site-kit/server/assets.ts'
import type { BuildManifest, PageFiles } from '@bailclair/site-kit/server/build-manifest.ts'
import { handleRequest } from '@bailclair/site-kit/server/handle-request.ts'
import { renderSite } from '@bailclair/site-kit/server/rendered-site.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { descriptions } from '#app/descriptions.ts'
import { site as ownerSite } from '#app/site.ts'

const folder = resolve(import.meta.dirname, '../../..')
const site = renderableSite(ownerSite, descriptions)
const listed = site.routes.filter(site.isListed)
const config = siteConfigFrom(siteEnvironment.parse({ WEB_URL: 'https://bailclair.example' }))

const files: PageFiles = { styles: [], scripts: [], texts: { fr: [], en: [] } }
const manifest: BuildManifest = {
  entry: '/assets/entry.js',
  fonts: [],
  loader: '',
  pages: Object.fromEntries([...site.routes, site.notFoundRoute].map(({ name }) => [name, files])),
}

let server: Server
const pages = new Map<string, string>()
const read = async (path: string) => fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`)

beforeAll(async () => {
  const siteUrl = config.hosts.web
  const rendered = await renderSite({ site, manifest, styleOf: () => '', siteUrl }, config)
  const assets = new Map([
    ...(await loadAssets(resolve(folder, 'sites/kit/public'))),
    ...(await loadAssets(resolve(folder, 'sites/owner/public'))),
  ])
  const serving = { site, assets, rendered: () => rendered, siteUrl }
  server = createServer((request, response) => handleRequest(serving, request, response)).listen(0, 'localhost')
  await once(server, 'listening')
  for (const { path } of listed) {
    for (const language of languages) {
      const address = `${path}?lang=${language}`
      pages.set(address, await (await read(address)).text())
    }
  }
})
afterAll(() => server.close())

/** Attribute values that link to this site, as paths. */
const pathsIn = (html: string, attribute: RegExp) =>
  [...html.matchAll(attribute)]
    .map(([, value = '']) => value.replaceAll('&amp;', '&').replace(config.hosts.web, ''))
    .filter((value) => value.startsWith('/') && !value.startsWith('/assets/'))

describe('what the public pages lead to', () => {
  it('every link works, in both languages', async () => {
    const links = new Set([...pages.values()].flatMap((html) => pathsIn(html, /<a [^>]*?href="([^"]+)"/g)))
    expect(links.size).toBeGreaterThan(12)
    for (const link of links) {
      const [path = '', anchor] = link.split('#')
      const answer = await read(path)
      expect(`${link} ${answer.status}`).toBe(`${link} 200`)
      if (anchor) expect(await answer.text(), link).toContain(`id="${anchor}"`)
    }
  })

  it('every fragment link has its target', () => {
    for (const [path, html] of pages) {
      for (const [, anchor] of html.matchAll(/<a [^>]*?href="#([^"]+)"/g)) {
        expect(html, `${path}#${anchor}`).toContain(`id="${anchor}"`)
      }
    }
  })

  it('every icon, picture and manifest exists', async () => {
    const named = /(?:<link [^>]*?href|<img [^>]*?src|property="og:image" content)="([^"]+)"/g
    const found = new Set([...pages.values()].flatMap((html) => pathsIn(html, named)))
    expect([...found]).toEqual(
      expect.arrayContaining(['/favicon.ico', '/social-preview.png', '/manifest.webmanifest', '/apple-touch-icon.png']),
    )
    for (const file of found) expect(`${file} ${(await read(file)).status}`).toBe(`${file} 200`)
    const { icons }: { icons: { src: string }[] } = await (await read('/manifest.webmanifest')).json()
    for (const { src } of icons) expect(`${src} ${(await read(src)).status}`).toBe(`${src} 200`)
  })
})

describe('the head of the public pages', () => {
  it.each(languages)('has its own title and description in %s', (language) => {
    const heads = [...pages].filter(([path]) => path.endsWith(language)).map(([, html]) => html)
    const all = (pattern: RegExp) => heads.map((html) => pattern.exec(html)?.[1])
    const titles = all(/<title>([^<]+)<\/title>/)
    const descriptions = all(/<meta name="description" content="([^"]+)"/)
    expect(titles).not.toContain(undefined)
    expect(descriptions).not.toContain(undefined)
    expect(new Set(titles).size).toBe(listed.length)
    expect(new Set(descriptions).size).toBe(listed.length)
  })

  it('is in the sitemap, and the sitemap leads nowhere else', async () => {
    const xml = await (await read('/sitemap.xml')).text()
    const addresses = pathsIn(xml, /<loc>([^<]+)<\/loc>/g)
    expect(addresses.toSorted()).toEqual([...listed.map(({ path }) => path), ...pages.keys()].toSorted())
  })

  it.each(['/home', '/proprietaire', '/mot-de-passe-oublie', '/nulle-part', `/candidater/${'A'.repeat(43)}`])(
    'of %s keeps search engines away',
    async (path) => expect(await (await read(path)).text()).toContain('<meta name="robots" content="noindex">'),
  )
})

it('a share link is described to the messengers that show it', async () => {
  const html = await (await read(`/candidater/${'A'.repeat(43)}`)).text()
  expect(html).toContain('<meta name="description" content="Un propriétaire vous invite')
})

it.each([
  ['Dashboard', 'menu-item'],
  ['ConnectProperty', config.hosts.tenant],
])('the page %s has its header in the HTML, before scripts load', async (name, part) => {
  const route = site.routes.find((it) => it.name === name) ?? site.notFoundRoute
  const [, header] = /<header(.*?)<\/header>/s.exec(await site.renderPage(route, 'fr', config)) ?? []
  expect(header).toContain(part)
})
