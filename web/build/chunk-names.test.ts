// @vitest-environment node
import { expect, it } from 'vitest'
import { chunkNameOf } from './chunk-names.ts'

const graph = {
  getModuleInfo: (id: string) => ({
    isEntry: id === '/src/app/entry.tsx',
    importers: id.includes('/app/') ? ['/src/app/entry.tsx'] : [],
    dynamicImporters: id.includes('/pages/') ? ['/src/app/entry.tsx'] : [],
  }),
}

it.each([
  ['/src/app/entry.tsx', 'app'],
  ['/src/app/app.tsx', 'app'],
  ['/src/platform/messages/formats.ts', 'app'],
  ['/src/pages/landing.page.tsx', null],
])('%s goes to %s', (id, chunk) => {
  expect(chunkNameOf(id, graph)).toBe(chunk)
})
