import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentProblems, type LockedPackages } from './components.ts'

type Versions = Record<string, string>
export type Manifest = {
  name?: string
  workspaces?: string[]
  dependencies?: Versions
  devDependencies?: Versions
  optionalDependencies?: Versions
  overrides?: Versions
}
export type Lock = { packages: Record<string, Manifest & LockedPackages[string] & { resolved?: string }> }

/** Tools that are installed apart, by those who run them. */
const ownInstallations = ['bench/lighthouse', 'bench/mutation']

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

export function lockFileProblems(root: string): string[] {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const manifest: Manifest = read('package.json')
  const folders = ['', ...(manifest.workspaces ?? [])]
  const manifests = Object.fromEntries(
    folders.map((folder) => [folder, read(join(folder, 'package.json')) as Manifest]),
  )
  return [
    ...lockProblems(read('package-lock.json'), manifests),
    ...componentProblems(read('package-lock.json').packages),
    ...ownInstallations.flatMap((folder) =>
      installationProblems(read(`${folder}/package-lock.json`), { '': read(`${folder}/package.json`) }).map(
        (problem) => `${folder}: ${problem}`,
      ),
    ),
  ]
}

/** What would make an installation differ between machines, or fail on one of them. */
export const lockProblems = (lock: Lock, manifests: Record<string, Manifest>): string[] => [
  ...installationProblems(lock, manifests),
  ...rolldowns(lock),
]

/** Problems that any installation can have. */
const installationProblems = (lock: Lock, manifests: Record<string, Manifest>): string[] => [
  ...downloadAddresses(lock),
  ...inexactVersions(manifests),
  ...outOfStep(lock, manifests),
  ...missingBinaries(lock),
]

/** Packages are identified by `integrity` alone, so that any registry can serve them. */
const downloadAddresses = ({ packages }: Lock) =>
  Object.entries(packages)
    .filter(([, { resolved }]) => resolved?.includes('://'))
    .map(([path, { resolved }]) => `${path}: records the download address ${resolved}`)

const inexactVersions = (manifests: Record<string, Manifest>) =>
  Object.entries(manifests).flatMap(([folder, manifest]) =>
    [...kinds, 'overrides' as const]
      .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
      .filter(([name, version]) => !(name.startsWith('@bailclair/') ? version === '*' : isExact(version)))
      .map(([name, version]) => `${folder || '.'}/package.json: ${name} "${version}" is not an exact version`),
  )

/** `npm:typescript@7.0.2` installs a package under another name. */
const isExact = (version: string) => /^(npm:[\w./@-]+@)?\d+[.]\d+[.]\d+(-[\w.]+)?$/.test(version)

/** `npm ci` fails when the lock file and the manifests differ. */
const outOfStep = ({ packages }: Lock, manifests: Record<string, Manifest>) =>
  Object.entries(manifests).flatMap(([folder, manifest]) =>
    kinds
      .filter((kind) => sorted(manifest[kind]) !== sorted(packages[folder]?.[kind]))
      .map((kind) => `${folder || '.'}/package.json: ${kind} differ from the lock file`),
  )

const sorted = (versions: Versions = {}) => JSON.stringify(Object.entries(versions).sort())

/** A package with native parts lists one optional package per platform: both of ours must be there. */
function missingBinaries({ packages }: Lock): string[] {
  const paths = Object.keys(packages)
  const isLocked = (name: string) => paths.some((path) => path.endsWith(`node_modules/${name}`))
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const names = Object.keys(optionalDependencies).filter((name) => /linux-(x64|arm64)/.test(name))
    const pairs = names.flatMap((name) => [name.replace('arm64', 'x64'), name.replace('x64', 'arm64')])
    return [...new Set(pairs)]
      .filter((name) => !isLocked(name))
      .map((name) => `${path || '.'}: ${name} is not in the lock file`)
  })
}

/** With a second one, Vite loads a mismatched binary and writes broken bundles without failing. */
function rolldowns({ packages }: Lock): string[] {
  const paths = Object.keys(packages).filter((path) => path.endsWith('node_modules/rolldown'))
  return paths.length === 1
    ? []
    : [`There must be exactly one rolldown, there are ${paths.length}: ${paths.join(', ')}`]
}
