import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkScripts } from './check-scripts.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-scripts-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(name: string, text: string) {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

describe('checkScripts', () => {
  it('accepts valid scripts and ignores other files', async () => {
    const files = [await write('a.js', 'export const a = 1'), await write('b.css', '{{{')]
    await expect(checkScripts(files)).resolves.toBeUndefined()
  })

  it.each([
    ['cut off', 'export const a = {'],
    ['TypeScript', 'const a: number = 1'],
    ['empty', ' \n'],
  ])('fails on a script that is %s', async (_, code) => {
    const files = [await write('good.js', 'export {}'), await write('bad.js', code)]
    await expect(checkScripts(files)).rejects.toThrow('bad.js was built broken')
  })

  it('fails on development builds of libraries', async () => {
    const files = [await write('react.js', 'console.info("Download the React DevTools for a better experience")')]
    await expect(checkScripts(files)).rejects.toThrow('react.js was built for development')
  })

  it('fails on an empty build', async () => {
    await expect(checkScripts([])).rejects.toThrow('no script')
  })
})
