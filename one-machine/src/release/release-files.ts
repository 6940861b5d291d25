import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importedModules } from './imported-modules.ts'
import { dependenciesOf, type LockedPackages, type Root } from './production-packages.ts'

/** Workspaces of servers. A release installs every package that they declare: some are read by path, not imported. */
const serverWorkspaces = ['domain', 'texts', 'server-kit', 'api', 'identity']

/** Packages of a site are bundled when it is built, except those that its server imports. */
const sites = ['sites/owner', 'sites/tenant', 'sites/desk']
const siteWorkspaces = ['sites/kit', ...sites]

export const deployedWorkspaces = [...serverWorkspaces, ...siteWorkspaces]

export type ReleaseFiles = { files: string[]; packages: Root[] }

/** Our own files in a release, as paths in the project, and the packages that they need. */
export async function releaseFiles(root: string, locked: LockedPackages): Promise<ReleaseFiles> {
  const imported = await importedModules(root, await programsOf(root))
  const files = [
    'LICENSE',
    'LICENSE-CONTENT.md',
    ...deployedWorkspaces.map((workspace) => `${workspace}/package.json`),
    ...imported.files,
    ...dataBeside(root, imported.files),
    ...['api/migrations', 'api/assets', 'identity/migrations', 'deploy'].flatMap((folder) => filesIn(root, folder)),
    ...sites.flatMap((site) => filesIn(root, `${site}/dist`)),
  ]
  const declared = serverWorkspaces.flatMap((folder) =>
    dependenciesOf(locked[folder] ?? {}).map((dependency) => ({ folder, ...dependency })),
  )
  return { files, packages: [...declared, ...imported.packages] }
}

type Launcher = { servers: Record<string, { script: string }>; commands: Record<string, string> }

/** What the launcher of a release can start. */
export async function programsOf(root: string): Promise<string[]> {
  const { servers, commands }: Launcher = await import(join(root, 'deploy/release/bailclair.mjs'))
  return [...Object.values(servers).map(({ script }) => script), ...Object.values(commands)]
}

/** Styles and icons that a module reads from its own folder. Those of the sites are built. */
const dataBeside = (root: string, modules: readonly string[]) =>
  [...new Set(modules.map((path) => dirname(path)))]
    .filter((folder) => serverWorkspaces.some((workspace) => folder.startsWith(`${workspace}/`)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.ts'))
        .map(({ name }) => `${folder}/${name}`),
    )

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
