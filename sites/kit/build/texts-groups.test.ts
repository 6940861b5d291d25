import { describe, expect, it } from 'vitest'
import { ownersOf } from './module-owners.ts'
import type { Unit } from './plan-chunks.ts'
import { collectTexts, groupTexts } from './texts-groups.ts'

/** Importers of each module; `!` marks a dynamic import. */
const importersOf: Record<string, string[]> = {
  'entry.tsx': [],
  'app/layout.tsx': ['entry.tsx'],
  'app/routes.ts': ['entry.tsx'],
  'app/layout.messages.ts': ['app/layout.tsx'],
  'ui/ui.messages.ts': ['app/layout.tsx', 'pages/contact.page.tsx'],
  'pages/landing.page.tsx': ['!app/routes.ts'],
  'pages/contact.page.tsx': ['!app/routes.ts'],
  'pages/account.page.tsx': ['!app/routes.ts'],
  'contact/form.tsx': ['pages/contact.page.tsx', 'contact/parts.tsx'],
  'contact/parts.tsx': ['contact/form.tsx'],
  'contact/contact.messages.ts': ['contact/form.tsx'],
  'landing/landing.messages.ts': ['pages/landing.page.tsx'],
  'form/form.messages.ts': ['pages/landing.page.tsx', 'pages/contact.page.tsx'],
  'cookie-consent/consent-question.tsx': ['app/layout.tsx'],
  'cookie-consent/consent.messages.ts': ['cookie-consent/consent-question.tsx'],
  'owner/owner.messages.ts': ['pages/contact.page.tsx', 'pages/account.page.tsx'],
}
const graph = {
  getModuleInfo: (id: string) => ({
    isEntry: id === 'entry.tsx',
    importedIds: [],
    code: null,
    importers: importersOf[id]?.filter((it) => !it.startsWith('!')) ?? [],
    dynamicImporters: importersOf[id]?.filter((it) => it.startsWith('!')) ?? [],
  }),
}

describe('groupTexts', () => {
  const units = Object.keys(importersOf)
    .filter((id) => id.endsWith('.messages.ts'))
    .map((id) => ({ id, owners: ownersOf(id, graph), bytes: 1_000, imports: [] }))
  const groups = groupTexts(units, (id) => id.endsWith('account.page.tsx'))

  it.each([
    ['app/layout.messages.ts', 'base'],
    ['ui/ui.messages.ts', 'base'],
    ['contact/contact.messages.ts', 'contact'],
    ['landing/landing.messages.ts', 'landing'],
    ['form/form.messages.ts', 'shared-form'],
    ['cookie-consent/consent.messages.ts', 'base'],
    ['owner/owner.messages.ts', 'shared-owner'],
  ])('%s: %s', (id, group) => {
    expect(groups.get(id)).toBe(group)
  })
})

it.each([
  ['app/layout.tsx', ['entry']],
  ['pages/contact.page.tsx', ['pages/contact.page.tsx']],
  ['contact/parts.tsx', ['pages/contact.page.tsx']],
])('ownersOf(%s)', (id, owners) => {
  expect([...ownersOf(id, graph)]).toEqual(owners)
})

it('counts the texts that a catalogue imports from the workspace of texts, and nothing else', () => {
  const imports = ['/texts/src/person-texts.ts', '/sites/kit/src/platform/messages/messages.ts']
  const code: Record<string, string> = {
    'person.messages.ts': 'x'.repeat(100),
    [imports[0] as string]: 'x'.repeat(900),
  }
  const modules = ['person.messages.ts', ...imports]
  const units: Unit[] = []
  const { buildEnd } = collectTexts(units)
  if (typeof buildEnd !== 'function') throw new TypeError('no hook')
  const context = {
    getModuleIds: () => modules,
    getModuleInfo: (id: string) => ({
      isEntry: false,
      importers: [],
      dynamicImporters: [],
      importedIds: id.endsWith('.messages.ts') ? imports : [],
      code: code[id] ?? 'x'.repeat(5_000),
    }),
  }
  buildEnd.call(context as never)
  expect(units).toMatchObject([{ id: 'person.messages.ts', bytes: 200 }])
})
