import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import nouns from './nouns.json' with { type: 'json' }

/** Names that say nothing about what is inside. */
const meaningless = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types', 'lib', 'shared']
const layers = ['app', 'pages', 'ui', 'platform']
/** Folders whose first level is named after the product's nouns. */
const productSources = [
  'domain/src',
  'api/src',
  ...['kit', 'owner', 'tenant', 'desk'].map((site) => `sites/${site}/src`),
]
const notOurs = ['node_modules', 'dist', '.git', '.data']

/** Folders whose name does not say what they contain. */
export function folderNameProblems(root: string): string[] {
  const folders = foldersIn(root, '')
  const strange = productSources
    .flatMap((source) =>
      folders.filter((path) => path.startsWith(`${source}/`) && !path.slice(source.length + 1).includes('/')),
    )
    .filter((path) => ![...nouns, ...layers].includes(path.split('/').at(-1) ?? ''))
  return [
    ...folders
      .filter((path) => meaningless.includes(path.split('/').at(-1) ?? ''))
      .map((path) => `${path}: name the folder after the noun it serves`),
    ...strange.map(
      (path) => `${path}: neither a noun of the product (quality/nouns.json) nor one of ${layers.join(', ')}`,
    ),
  ]
}

function foldersIn(root: string, path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notOurs.includes(entry.name))
    .map(({ name }) => (path ? `${path}/${name}` : name))
    .flatMap((folder) => [folder, ...foldersIn(root, folder)])
}
