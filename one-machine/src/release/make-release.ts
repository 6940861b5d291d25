import {
  chmodSync,
  cpSync,
  existsSync,
  lutimesSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { billOfMaterials } from '#quality/components.ts'
import { contentDigest, type Entry, entriesOf } from './entries.ts'
import { type LockedPackages, type Platform, productionPackages } from './production-packages.ts'
import { deployedWorkspaces, filesIn, releaseFiles } from './release-files.ts'

export type Origin = { name: string; version: string; revision: string; seconds: number }
type Options = {
  root: string
  to: string
  withNode: boolean
  origin: Origin
  platform: Platform
  packages: LockedPackages
}
export type Release = { packages: string[]; entries: Entry[]; digest: string }

/** Copies everything that the servers run into a folder of its own. The same revision gives the same bytes. */
export async function makeRelease(options: Options): Promise<Release> {
  const { root, to, origin, platform, withNode } = options
  if (existsSync(to) && !existsSync(join(to, 'RELEASE.json')))
    throw new Error(`${to} exists and is not a release: choose another folder by --to`)
  const draft = `${to}.making-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  try {
    const own = await releaseFiles(root, options.packages)
    const packages = productionPackages(options.packages, own.packages, platform)
    const node = `node_modules/node-${platform.os}-${platform.cpu}`
    const ofPackages = packages.flatMap((folder) => packageFiles(root, folder))
    for (const path of [...own.files, ...ofPackages]) copy(join(root, path), join(draft, path))
    for (const name of ['bailclair.mjs', 'new-secrets.mjs']) copy(join(root, 'deploy/release', name), join(draft, name))
    if (withNode) copy(join(root, node, 'bin/node'), join(draft, 'bin/node'))
    if (withNode) copy(join(root, node, 'LICENSE'), join(draft, 'bin/LICENSE-node'))
    linkWorkspaces(draft, options.packages)
    const shipped = Object.fromEntries(
      [...packages, ...(withNode ? [node] : [])].map((path) => [path, options.packages[path] ?? {}]),
    )
    writeJson(join(draft, 'SBOM.cdx.json'), billOfMaterials(shipped, origin))
    const { name, version, revision } = origin
    const nodeVersion = options.packages[node]?.version
    writeJson(join(draft, 'RELEASE.json'), { name, version, revision, node: nodeVersion, ...platform })
    const entries = entriesOf(draft)
    for (const { path, kind } of entries) {
      if (kind !== 'link') chmodSync(join(draft, path), kind === 'file' ? 0o644 : 0o755)
      lutimesSync(join(draft, path), origin.seconds, origin.seconds)
    }
    rmSync(to, { recursive: true, force: true })
    renameSync(draft, to)
    return { packages, entries, digest: contentDigest(to, entries) }
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Nested packages are listed on their own. TypeScript and source maps are for development. */
const packageFiles = (root: string, folder: string) =>
  filesIn(root, folder).filter((path) => !/[.]([cm]?tsx?|map)$/.test(path))

function copy(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { dereference: true })
}

function linkWorkspaces(folder: string, packages: LockedPackages) {
  for (const [path, { link, resolved = '' }] of Object.entries(packages)) {
    if (!link || !deployedWorkspaces.includes(resolved)) continue
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    symlinkSync(relative(dirname(path), resolved), join(folder, path))
  }
}

const writeJson = (path: string, content: object) => writeFileSync(path, `${JSON.stringify(content, undefined, 2)}\n`)
