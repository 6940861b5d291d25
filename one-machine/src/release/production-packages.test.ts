import { describe, expect, it } from 'vitest'
import { productionPackages } from './production-packages.ts'

const platform = { os: 'linux', cpu: 'x64', libc: 'glibc' }
const packages = {
  '': {},
  api: { dependencies: { '@own/domain': '*', pg: '8' } },
  domain: { dependencies: { zod: '4' } },
  'node_modules/@own/domain': { link: true, resolved: 'domain' },
  'node_modules/pg': {
    dependencies: { split: '1' },
    optionalDependencies: { 'pg-x64': '1', 'pg-arm64': '1', gone: '1' },
  },
  'node_modules/pg-x64': { os: 'linux', cpu: ['x64'], libc: ['glibc'] },
  'node_modules/pg-arm64': { os: ['linux'], cpu: 'arm64' },
  'node_modules/split': {},
  'node_modules/pg/node_modules/split': {
    peerDependencies: { zod: '4', vite: '8' },
    peerDependenciesMeta: { vite: { optional: true } },
  },
  'node_modules/zod': {},
  'node_modules/vitest': { dependencies: { vite: '8' } },
  'node_modules/vite': {},
}

describe('productionPackages', () => {
  it('follows dependencies as Node resolves them, for this platform only', () => {
    expect(productionPackages(packages, [{ folder: 'api', name: 'pg' }], platform)).toEqual([
      'node_modules/pg',
      'node_modules/pg-x64',
      'node_modules/pg/node_modules/split',
      'node_modules/zod',
    ])
  })

  it('leaves out workspaces, which are copied as sources', () => {
    expect(productionPackages(packages, [{ folder: 'api', name: '@own/domain' }], platform)).toEqual([])
  })

  it.each([
    ['a package that is not locked', 'left-pad'],
    ['a package for another machine', 'pg-arm64'],
  ])('refuses %s', (_, name) => {
    expect(() => productionPackages(packages, [{ folder: 'api', name }], platform)).toThrow(`api needs ${name}`)
  })
})
