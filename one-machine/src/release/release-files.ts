import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dependenciesOf, type LockedPackages, type Root } from './production-packages.ts'

/** Workspaces whose packages a release installs, and the folders of them that it contains. */
const serverFolders: Readonly<Record<string, readonly string[]>> = {
  domain: ['src'],
  texts: ['src'],
  'server-kit': ['src'],
  api: ['src', 'migrations', 'assets'],
  identity: ['src', 'migrations'],
}

/** Packages of a site are bundled when it is built, except those that its server imports. */
const siteFolders: Readonly<Record<string, readonly string[]>> = {
  'sites/kit': ['server'],
  'sites/owner': ['server'],
  'sites/tenant': ['server'],
  'sites/desk': ['server'],
}

export const deployedWorkspaces = [...Object.keys(serverFolders), ...Object.keys(siteFolders)]

/** Our own files in a release, as paths in the project. */
export const sourceFiles = (root: string): string[] => [
  'LICENSE',
  'LICENSE-CONTENT.md',
  ...Object.entries({ ...serverFolders, ...siteFolders }).flatMap(([workspace, folders]) => [
    `${workspace}/package.json`,
    ...folders.flatMap((folder) => filesIn(root, `${workspace}/${folder}`)),
  ]),
  ...filesIn(root, 'deploy'),
]

export const builtFiles = (root: string): string[] =>
  ['owner', 'tenant', 'desk'].flatMap((site) => filesIn(root, `sites/${site}/dist`))

/** The gallery of the owner site is for the one-machine mode. */
const isLeftOut = (path: string) =>
  /[.]test[.](tsx?|yml)$|(^|\/)(node_modules|[.]sources|[.]env)$|^sites\/owner\/dist\/gallery$|^deploy\/(release|containers\/tls)$/.test(
    path,
  )

export const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .map((entry) => ({ entry, path: `${folder}/${entry.name}` }))
    .filter(({ path }) => !isLeftOut(path))
    .flatMap(({ entry, path }) => (entry.isDirectory() ? filesIn(root, path) : [path]))

/** What the servers import from npm: declared by servers, or written in an import of a site's server. */
export const packageRoots = (root: string, packages: LockedPackages): Root[] => [
  ...Object.keys(serverFolders).flatMap((folder) =>
    dependenciesOf(packages[folder] ?? {}).map((dependency) => ({ folder, ...dependency })),
  ),
  ...Object.keys(siteFolders).flatMap((folder) =>
    importedPackages(root, `${folder}/server`).map((name) => ({ folder, name })),
  ),
]

const valueImport = /(?:^|\n)(?:import|export) (?!type )[^']*from '((?:@[\w-]+\/)?[\w-]+)/g

const importedPackages = (root: string, folder: string) =>
  filesIn(root, folder)
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(valueImport)])
    .flatMap(([, name]) => name ?? [])
    .filter((name) => name !== 'node' && !name.startsWith('@bailclair/'))
