import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { folderNameProblems } from './folder-names.ts'

function treeWith(...folders: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'bailclair-folders-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true })
  return root
}

it('accepts nouns and layers, and any folder inside them', () => {
  expect(
    folderNameProblems(
      treeWith('domain/src/property', 'api/src/platform/database', 'sites/kit/src/ui/menu', 'sites/owner/src/pages'),
    ),
  ).toEqual([])
})

it.each(['utils', 'helpers', 'common', 'misc', 'types'])('refuses a folder named %s, at any depth', (name) => {
  expect(folderNameProblems(treeWith(`sites/owner/src/property/${name}`))).toEqual([
    `sites/owner/src/property/${name}: name the folder after the noun it serves`,
  ])
})

it('refuses a first level that is not a noun of the product', () => {
  expect(folderNameProblems(treeWith('api/src/managers/property'))).toEqual([
    expect.stringContaining('api/src/managers: neither a noun of the product'),
  ])
})

it('ignores folders made by npm and the builds', () => {
  expect(folderNameProblems(treeWith('node_modules/x/lib', 'sites/owner/dist/types', '.git/common'))).toEqual([])
})
