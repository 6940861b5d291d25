import { expect, it } from 'vitest'
import { planModules } from './chunk-names.ts'

/** Importers of each module; `!` marks a dynamic import. */
const importersOf: Record<string, string[]> = {
  '/src/app/entry.tsx': [],
  '/src/app/app.tsx': ['/src/app/entry.tsx'],
  '/src/platform/messages/formats.ts': ['/src/pages/register.page.tsx', '/src/pages/account.page.tsx'],
  '/src/app/signed-in.tsx': ['!/src/app/app.tsx'],
  '/src/session/connect-session.ts': ['!/src/app/app.tsx'],
  '/src/pages/landing.page.tsx': ['!/src/app/app.tsx'],
  '/src/pages/register.page.tsx': ['!/src/app/app.tsx'],
  '/src/pages/dashboard.page.tsx': ['!/src/app/app.tsx'],
  '/src/pages/account.page.tsx': ['!/src/app/app.tsx'],
  '/src/ui/field.tsx': ['/src/pages/register.page.tsx', '/src/pages/account.page.tsx'],
  '/src/landing/hero.tsx': ['/src/pages/landing.page.tsx'],
  '/src/ui/button.tsx': ['/src/pages/register.page.tsx', '/src/app/app.tsx'],
  '/src/name.schema.ts': ['/src/pages/landing.page.tsx', '/src/pages/account.page.tsx'],
  '/node_modules/zod/mini/index.js': ['/src/name.schema.ts'],
  '/node_modules/react/index.js': ['/src/app/app.tsx'],
  '/node_modules/@tanstack/query.js': ['/src/app/signed-in.tsx', '/src/pages/account.page.tsx'],
  '/src/owner/owner.queries.ts': ['/src/pages/dashboard.page.tsx', '/src/app/signed-in.tsx'],
  '/src/owner/session-client.ts': ['/src/session/connect-session.ts', '/src/pages/register.page.tsx'],
  '/texts/person-texts.ts': ['/src/person.messages.ts?texts=fr', '/src/person.messages.ts?texts=en'],
  '/src/person.messages.ts?texts=fr': ['!/src/person.messages.ts'],
  '/src/person.messages.ts?texts=en': ['!/src/person.messages.ts'],
  '/src/person.messages.ts': ['/src/pages/dashboard.page.tsx', '/src/pages/account.page.tsx'],
}
const graph = {
  getModuleIds: () => Object.keys(importersOf),
  getModuleInfo: (id: string) => ({
    isEntry: id === '/src/app/entry.tsx',
    importedIds: Object.keys(importersOf).filter((it) => importersOf[it]?.includes(id)),
    importers: importersOf[id]?.filter((it) => !it.startsWith('!')) ?? [],
    dynamicImporters: importersOf[id]?.filter((it) => it.startsWith('!')) ?? [],
    code: 'x'.repeat(50_000),
  }),
}
const isSignedInPage = (id: string) => /(dashboard|account)\.page\.tsx$/.test(id)
const plan = planModules(graph, isSignedInPage, [])

it.each([
  ['/src/app/entry.tsx', 'app'],
  ['/src/ui/button.tsx', 'app'],
  ['/src/platform/messages/formats.ts', 'app'],
  ['/node_modules/react/index.js', 'react'],
  ['/node_modules/zod/mini/index.js', 'schemas'],
  ['/node_modules/@tanstack/query.js', 'queries'],
  ['/src/ui/field.tsx', 'shared-field'],
  ['/src/name.schema.ts', 'shared-name'],
  ['/src/landing/hero.tsx', undefined],
  ['/src/pages/register.page.tsx', undefined],
])('%s goes to %s', (id, chunk) => {
  expect(plan.get(id)).toBe(chunk)
})

it('keeps together what every signed-in page loads', () => {
  expect(plan.get('/src/owner/owner.queries.ts')).toBe(plan.get('/src/app/signed-in.tsx'))
})

it('puts texts of both languages where their catalogue is', () => {
  expect(plan.get('/texts/person-texts.ts')).toBe(plan.get('/src/person.messages.ts'))
})
