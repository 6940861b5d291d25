import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findDataFolder } from './data-folder.ts'

function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'bailclair-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('keeps data in the clone', () => {
  const root = scratch()
  expect(findDataFolder(root)).toBe(join(root, '.data'))
  expect(statSync(join(root, '.data')).isDirectory()).toBe(true)
})

it('takes the next folder when one cannot be written', () => {
  const root = scratch()
  writeFileSync(join(root, 'a-file'), '') // nobody, not even root, can write a folder inside a file
  const fallback = join(root, 'state')
  expect(findDataFolder(root, [join(root, 'a-file/.data'), fallback])).toBe(fallback)
})

it('names the folders it tried when none can be written', () => {
  const root = scratch()
  writeFileSync(join(root, 'a-file'), '')
  const impossible = join(root, 'a-file/.data')
  expect(() => findDataFolder(root, [impossible])).toThrow(impossible)
})
