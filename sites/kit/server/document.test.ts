// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
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
  config: { ...testConfig, name: hostile, announcement: { fr: '</script><!--', en: '' } },
}

const start = {
  entry: '/assets/entry.js',
  scripts: ['/assets/entry.js', '/assets/page.js'],
  styles: ['/assets/style.css'],
  looksForSession: true,
  interactivePaths: ['/home'],
}
const readFirst = { styles: 'h1{color:red}', loader: 'load()', start }

describe('a page that is complete without React', () => {
  it('has its styles and loader inside and links no script or stylesheet', () => {
    const html = writeDocument({ ...page, readFirst })
    expect(html).toContain('<style>h1{color:red}</style>')
    expect(html).toContain('<script>load()</script>')
    expect(html).not.toMatch(/rel="(stylesheet|modulepreload)"|type="module"/)
    expect(JSON.parse(/id="start">(.*)<\/script>/.exec(html)?.[1] ?? '')).toEqual(start)
  })
})

it('that needs React links its files', () => {
  const html = writeDocument({ ...page, files: { ...page.files, styles: ['/assets/style.css'] } })
  expect(html).toContain('<link rel="stylesheet" href="/assets/style.css">')
  expect(html).toContain('<script type="module" src="/assets/entry.js">')
  expect(html).toContain('<link rel="modulepreload" href="/assets/page.js">')
})

it('escapes every configured text', () => {
  const html = writeDocument(page)
  const escaped = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;'
  expect(html).toContain(`<title>${escaped}</title>`)
  expect(html).toContain(`<meta name="description" content="${escaped}">`)
  // Hydration script, entry, structured data, configuration, check of the browser.
  expect(html.match(/<script/g)).toHaveLength(5)
  expect(html.match(/<\/script>/g)).toHaveLength(5)
  const described = /application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(described).not.toContain('<')
  expect(JSON.parse(described)).toMatchObject({ name: hostile, description: hostile })

  const json = /id="site-config">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toMatchObject({ name: hostile, announcement: { fr: '</script><!--' } })
})

describe('the browser bar', () => {
  const barsOf = (root: ParentNode) =>
    [...root.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((it) => [
      it.content,
      it.getAttribute('media'),
    ])

  it.each([
    ['', '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
    ['theme=system', '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
    ['lang=fr; theme=light', 'all', 'not all'],
    ['theme=dark; lang=fr', 'not all', 'all'],
    ['theme=x', '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  ])('with the cookies "%s"', (cookie, light, dark) => {
    const [head = ''] = /<head>[\s\S]*?<\/script>/.exec(writeDocument(page)) ?? []
    const html = new DOMParser().parseFromString(`${head}</head>`, 'text/html')
    const script = html.querySelector('script')?.textContent ?? ''
    // What the head contains when the browser comes to the script.
    new Function('document', 'addEventListener', script)(
      Object.defineProperty(html, 'cookie', { value: cookie }),
      () => undefined,
    )
    expect(barsOf(html)).toEqual([
      ['#ffffff', light],
      ['#1a2120', dark],
    ])
  })
})
