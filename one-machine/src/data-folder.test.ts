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
  expect(findDataFolder(root, {})).toBe(join(root, '.data'))
  expect(statSync(join(root, '.data')).isDirectory()).toBe(true)
})

it('uses a folder of the user when the clone is not writable', () => {
  const root = join(scratch(), 'a-file') // not even root can create a folder inside a file
  writeFileSync(root, '')
  const folder = findDataFolder(root, {})
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(folder).not.toContain(root)
  expect(folder).toMatch(/bailclair-[0-9a-f]{12}/)
})

it('obeys DATA_DIR', () => {
  const chosen = join(scratch(), 'elsewhere')
  expect(findDataFolder(scratch(), { DATA_DIR: chosen })).toBe(chosen)
})

it('throws when DATA_DIR is not writable', () => {
  const file = join(scratch(), 'a-file')
  writeFileSync(file, '')
  expect(() => findDataFolder(scratch(), { DATA_DIR: join(file, 'data') })).toThrow(join(file, 'data'))
})
