import { describe, expect, it } from 'vitest'
import { filesOfPage, pageFileOf } from './page-files.ts'

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], more = {}) => ({
  fileName,
  moduleIds,
  imports,
  isEntry: false,
  facadeModuleId: null,
  ...more,
})
const chunks = [
  chunk('entry.js', ['/sites/owner/src/app/entry.tsx', '/sites/owner/src/app/layout.messages.ts'], ['react.js'], {
    isEntry: true,
  }),
  chunk('react.js', ['react']),
  chunk('contact.js', ['/sites/owner/src/contact/contact.messages.ts'], ['form.js', 'entry.js'], {
    facadeModuleId: '/sites/owner/src/contact/contact.page.tsx',
  }),
  chunk('other.js', ['/sites/owner/src/other/other.messages.ts'], [], {
    facadeModuleId: '/sites/owner/src/pages/other.page.tsx',
  }),
  chunk('form.js', []),
  chunk('shared.js', ['/sites/owner/src/ui/x.tsx', '/sites/owner/src/pages/not-found.page.tsx'], ['form.js']),
  chunk('texts-fr.js', ['/sites/owner/src/app/layout.messages.ts?texts=fr']),
  chunk('texts-en.js', ['/sites/owner/src/app/layout.messages.ts?texts=en']),
  chunk('texts-contact-fr.js', ['/sites/owner/src/contact/contact.messages.ts?texts=fr']),
  chunk('texts-other-fr.js', ['/sites/owner/src/other/other.messages.ts?texts=fr']),
]

describe('filesOfPage', () => {
  it('lists only the code and texts of the page', () => {
    expect(filesOfPage('Contact', chunks)).toEqual({
      scripts: ['/entry.js', '/react.js', '/contact.js', '/form.js'],
      texts: { fr: ['/texts-fr.js', '/texts-contact-fr.js'], en: ['/texts-en.js'] },
    })
  })

  it('finds a page inside a shared chunk', () => {
    expect(filesOfPage('NotFound', chunks).scripts).toEqual(['/entry.js', '/react.js', '/shared.js', '/form.js'])
  })

  it('fails the build when a route has no page', () => {
    expect(() => filesOfPage('PropertyRent', chunks)).toThrow('expected a file property-rent.page.tsx')
  })
})

it.each([
  ['Landing', '/landing.page.tsx'],
  ['NotFound', '/not-found.page.tsx'],
  ['PropertyLivingSpace', '/property-living-space.page.tsx'],
])('pageFileOf(%s)', (name, file) => {
  expect(pageFileOf(name)).toBe(file)
})
