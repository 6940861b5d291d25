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
    expect(filesOfPage({ name: 'Contact', access: 'public' }, chunks)).toEqual({
      scripts: ['/entry.js', '/react.js', '/contact.js', '/form.js'],
      texts: { fr: ['/texts-fr.js', '/texts-contact-fr.js'], en: ['/texts-en.js'] },
    })
  })

  it('lists the header of a share link on pages without an account', () => {
    const header = chunk('header.js', [], [], { facadeModuleId: '/src/app/layout/applicant-header.tsx' })
    const scriptsOf = (access: 'anonymous' | 'public') =>
      filesOfPage({ name: 'Contact', access }, [...chunks, header]).scripts
    expect(scriptsOf('anonymous')).toContain('/header.js')
    expect(scriptsOf('public')).not.toContain('/header.js')
  })

  it('finds a page inside a shared chunk', () => {
    expect(filesOfPage({ name: 'NotFound', access: 'anonymous' }, chunks).scripts).toEqual([
      '/entry.js',
      '/react.js',
      '/shared.js',
      '/form.js',
    ])
  })

  it('lists what texts import, and on a signed-in page the session, wrapper and links of the header', () => {
    const others = [
      chunk('texts-both.js', ['/texts/src/person-texts.ts']),
      chunk('texts-account-fr.js', ['/account.messages.ts?texts=fr'], ['texts-both.js']),
      chunk('account.js', ['/account.messages.ts'], [], { facadeModuleId: '/src/account.page.tsx' }),
      chunk('session.js', [], ['keycloak.js'], { facadeModuleId: '/src/identity/session/connect-session.ts' }),
      chunk('keycloak.js', []),
      chunk('wrapper.js', [], [], { facadeModuleId: '/src/app/signed-in.tsx' }),
      chunk('links.js', [], [], { facadeModuleId: '/src/app/layout/owner-links.tsx' }),
    ]
    const { scripts } = filesOfPage({ name: 'Account', access: 'signed-in' }, [...chunks, ...others])
    const signedIn = ['/session.js', '/keycloak.js', '/wrapper.js', '/links.js']
    expect(scripts).toEqual(['/entry.js', '/react.js', '/account.js', ...signedIn, '/texts-both.js'])
  })

  it('fails the build when a route has no page', () => {
    expect(() => filesOfPage({ name: 'PropertyRent', access: 'signed-in' }, chunks)).toThrow(
      'expected a file property-rent.page.tsx',
    )
  })
})

it.each([
  ['Landing', '/landing.page.tsx'],
  ['NotFound', '/not-found.page.tsx'],
  ['PropertyLivingSpace', '/property-living-space.page.tsx'],
])('pageFileOf(%s)', (name, file) => {
  expect(pageFileOf(name)).toBe(file)
})
