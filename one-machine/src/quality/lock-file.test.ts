import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { projectRoot } from '#project.ts'
import { type Lock, lockFileProblems, lockProblems, type Manifest } from './lock-file.ts'

const manifest: Manifest = { dependencies: { vite: '8.3.5', '@bailclair/domain': '*' } }
const packages: Lock['packages'] = {
  '': manifest,
  'node_modules/@bailclair/domain': { resolved: 'domain' },
  'node_modules/vite': {},
  'node_modules/rolldown': {
    optionalDependencies: {
      '@rolldown/binding-linux-x64-gnu': '1.2.15',
      '@rolldown/binding-linux-arm64-gnu': '1.2.15',
    },
  },
  'node_modules/@rolldown/binding-linux-x64-gnu': {},
  'node_modules/@rolldown/binding-linux-arm64-gnu': {},
}
const without = (path: string) => Object.fromEntries(Object.entries(packages).filter(([it]) => it !== path))

it('accepts a lock file that installs the same everywhere', () => {
  expect(lockProblems({ packages }, { '': manifest })).toEqual([])
})

it('accepts a package under another name, with an exact version', () => {
  const alias = { dependencies: { 'vite-native': 'npm:@scope/vite@8.3.5' } }
  expect(lockProblems({ packages: { ...packages, '': alias } }, { '': alias })).toEqual([])
})

describe('refuses', () => {
  it('a download address', () => {
    const lock = { packages: { ...packages, 'node_modules/vite': { resolved: 'https://npm.example/vite.tgz' } } }
    expect(lockProblems(lock, { '': manifest })).toEqual([
      'node_modules/vite: records the download address https://npm.example/vite.tgz',
    ])
  })

  it.each(['^8.3.5', '~8.3.5', '8', '8.x', '*', 'latest', '>=8.3.5', 'npm:vite@^8.3.5', 'npm:vite'])(
    'the version %s',
    (version) => {
      const loose = { dependencies: { vite: version } }
      expect(lockProblems({ packages: { ...packages, '': loose } }, { '': loose })).toEqual([
        `./package.json: vite "${version}" is not an exact version`,
      ])
    },
  )

  it('an override that is not exact', () => {
    expect(lockProblems({ packages }, { '': { ...manifest, overrides: { rolldown: '^1.2.15' } } })).toEqual([
      './package.json: rolldown "^1.2.15" is not an exact version',
    ])
  })

  it('a manifest the lock file does not know', () => {
    const changed = { ...manifest, devDependencies: { knip: '6.44.1' } }
    expect(lockProblems({ packages }, { '': changed })).toEqual([
      './package.json: devDependencies differ from the lock file',
    ])
  })

  it.each(['x64', 'arm64'])('a missing binary for %s', (cpu) => {
    const missing = `@rolldown/binding-linux-${cpu}-gnu`
    expect(lockProblems({ packages: without(`node_modules/${missing}`) }, { '': manifest })).toEqual([
      `node_modules/rolldown: ${missing} is not in the lock file`,
    ])
  })

  it('a second rolldown', () => {
    const twice = { ...packages, 'node_modules/vitest/node_modules/rolldown': {} }
    expect(lockProblems({ packages: twice }, { '': manifest })).toEqual([
      'There must be exactly one rolldown, there are 2: node_modules/rolldown, node_modules/vitest/node_modules/rolldown',
    ])
  })
})

describe('a tool that is installed apart', () => {
  const root = mkdtempSync(join(tmpdir(), 'bailclair-lock-'))
  const lock = 'bench/lighthouse/package-lock.json'
  const { workspaces = [] }: Manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const apart = ['bench/lighthouse', 'bench/mutation']
  const locks = ['', ...apart].map((folder) => join(folder, 'package-lock.json'))
  const manifests = ['', ...workspaces, ...apart].map((folder) => join(folder, 'package.json'))
  for (const file of [...locks, ...manifests]) cpSync(join(projectRoot, file), join(root, file))
  afterEach(() => rmSync(root, { recursive: true }))

  it('obeys the same rules, except those for the bundler', () => {
    expect(lockFileProblems(root)).toEqual([])
    const { packages }: Lock = JSON.parse(readFileSync(join(root, lock), 'utf8'))
    const altered = { ...packages['node_modules/lighthouse'], resolved: 'https://npm.example/lighthouse.tgz' }
    writeFileSync(join(root, lock), JSON.stringify({ packages: { ...packages, 'node_modules/lighthouse': altered } }))
    expect(lockFileProblems(root)).toEqual([
      'bench/lighthouse: node_modules/lighthouse: records the download address https://npm.example/lighthouse.tgz',
    ])
  })
})
