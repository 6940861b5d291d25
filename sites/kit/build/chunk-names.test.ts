import { expect, it } from 'vitest'
import { appChunkOf, sharedChunkOf } from './chunk-names.ts'

/** Importers of each module; `!` marks a dynamic import. */
const importersOf: Record<string, string[]> = {
  '/src/app/entry.tsx': [],
  '/src/app/app.tsx': ['/src/app/entry.tsx'],
  '/src/platform/messages/formats.ts': [],
  '/src/platform/api/basic-error-texts.ts': [],
  '/src/pages/landing.page.tsx': ['!/src/app/app.tsx'],
  '/src/pages/register.page.tsx': ['!/src/app/app.tsx'],
  '/src/pages/dashboard.page.tsx': ['!/src/app/app.tsx'],
  '/src/pages/account.page.tsx': ['!/src/app/app.tsx'],
  '/src/ui/field.tsx': ['/src/pages/register.page.tsx', '/src/pages/account.page.tsx'],
  '/src/ui/drawing.tsx': ['/src/pages/landing.page.tsx', '/src/pages/register.page.tsx', '/src/pages/account.page.tsx'],
  '/src/landing/hero.tsx': ['/src/pages/landing.page.tsx'],
  '/src/ui/button.tsx': ['/src/pages/register.page.tsx', '/src/app/app.tsx'],
  '/src/name.schema.ts': ['/src/pages/register.page.tsx', '/src/pages/account.page.tsx'],
  '/node_modules/zod/mini/index.js': ['/src/name.schema.ts'],
  '/src/owner/owner.queries.ts': ['/src/pages/dashboard.page.tsx', '/src/pages/account.page.tsx'],
  '/src/owner/account-form.tsx': ['/src/pages/account.page.tsx'],
}
const graph = {
  getModuleInfo: (id: string) => ({
    isEntry: id === '/src/app/entry.tsx',
    importedIds: Object.keys(importersOf).filter((it) => importersOf[it]?.includes(id)),
    importers: importersOf[id]?.filter((it) => !it.startsWith('!')) ?? [],
    dynamicImporters: importersOf[id]?.filter((it) => it.startsWith('!')) ?? [],
  }),
}
const sharedChunk = sharedChunkOf((id) => id.endsWith('/register.page.tsx'))

it.each([
  ['/src/app/entry.tsx', 'app'],
  ['/src/app/app.tsx', 'app'],
  ['/src/ui/button.tsx', 'app'],
  ['/src/platform/messages/formats.ts', 'app'],
  ['/src/platform/api/basic-error-texts.ts', 'app'],
  ['/src/ui/field.tsx', 'public'],
  ['/src/ui/drawing.tsx', 'first'],
  ['/src/name.schema.ts', 'public-checks'],
  ['/src/landing/hero.tsx', null],
  ['/src/owner/owner.queries.ts', 'signed-in'],
  ['/src/owner/account-form.tsx', null],
  ['/src/pages/register.page.tsx', null],
])('%s goes to %s', (id, chunk) => {
  expect(appChunkOf(id, graph) ?? sharedChunk(id, graph)).toBe(chunk)
})
