import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from './site-build.ts'

describe('fingerprint of the sources', () => {
  let root: string
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  const current = () => fingerprint(root, ['web', 'package-lock.json'])

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bailclair-sources-'))
    for (const folder of ['web/src', 'web/dist', 'web/.build-7', 'web/node_modules'])
      mkdirSync(join(root, folder), { recursive: true })
    write('web/src/a.ts', 'a')
    write('package-lock.json', '{}')
    return () => rmSync(root, { recursive: true })
  })

  it.each([
    ['a changed source', 'web/src/a.ts', 'b'],
    ['a new source', 'web/src/b.ts', 'a'],
    ['changed dependencies', 'package-lock.json', '{"lockfileVersion":3}'],
  ])('changes with %s', (_, path, text) => {
    const before = current()
    write(path, text)
    expect(current()).not.toBe(before)
  })

  it('changes when a source is renamed', () => {
    const before = current()
    cpSync(join(root, 'web/src/a.ts'), join(root, 'web/src/b.ts'))
    rmSync(join(root, 'web/src/a.ts'))
    expect(current()).not.toBe(before)
  })

  it.each(['web/src/a.test.ts', 'web/src/a.test.tsx', 'web/dist/a.js', 'web/.build-7/a.js', 'web/node_modules/a.js'])(
    'ignores %s',
    (path) => {
      const before = current()
      write(path, 'new')
      expect(current()).toBe(before)
    },
  )
})
