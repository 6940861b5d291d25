import { expect, it } from 'vitest'
import { testConfig } from '#test/server-site.ts'
import { type DocumentParts, writeDocument } from './document.ts'

const hostile = '"><script>alert(1)</script>&'
const address = 'https://bailclair.example/'

const page: DocumentParts = {
  language: 'fr',
  title: hostile,
  description: hostile,
  isListed: true,
  addresses: { fr: address, en: address, any: address, canonical: address },
  files: { entry: '/assets/entry.js', styles: [], fonts: [], scripts: ['/assets/page.js'] },
  content: '<p>page</p>',
  isRenderedAhead: true,
  config: { ...testConfig, name: hostile, announcement: { fr: '</script><!--', en: '' } },
}

it.each([true, false])('loads scripts with low priority on rendered pages: %s', (isRenderedAhead) => {
  const html = writeDocument({ ...page, isRenderedAhead })
  expect(html.match(/(module"|modulepreload")[^>]* fetchpriority="low"/g)?.length ?? 0).toBe(isRenderedAhead ? 2 : 0)
})

it('escapes every configured text', () => {
  const html = writeDocument(page)
  const escaped = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;'
  expect(html).toContain(`<title>${escaped}</title>`)
  expect(html).toContain(`<meta name="description" content="${escaped}">`)
  // Hydration script, entry, structured data, configuration.
  expect(html.match(/<script/g)).toHaveLength(4)
  expect(html.match(/<\/script>/g)).toHaveLength(4)
  const described = /application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(described).not.toContain('<')
  expect(JSON.parse(described)).toMatchObject({ name: hostile, description: hostile })

  const json = /id="site-config">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toMatchObject({ name: hostile, announcement: { fr: '</script><!--' } })
})
