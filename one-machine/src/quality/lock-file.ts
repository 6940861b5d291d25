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

/** Tools with an installation of their own, which only those who run them make. */
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
      repeatProblems(read(`${folder}/package-lock.json`), { '': read(`${folder}/package.json`) }).map(
        (problem) => `${folder}: ${problem}`,
      ),
    ),
  ]
}

/** What would make an installation differ between machines, or fail on one of them (stack, "Packages"). */
export const lockProblems = (lock: Lock, manifests: Record<string, Manifest>): string[] => [
  ...repeatProblems(lock, manifests),
  ...rolldowns(lock),
]

/** The same for any installation, whatever it is of. */
const repeatProblems = (lock: Lock, manifests: Record<string, Manifest>): string[] => [
  ...downloadAddresses(lock),
  ...inexactVersions(manifests),
  ...outOfStep(lock, manifests),
  ...missingBinaries(lock),
]

/** Another registry must serve the same packages: `integrity` says what they are, nothing says where. */
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

const isExact = (version: string) => /^\d+[.]\d+[.]\d+(-[\w.]+)?$/.test(version)

/** npm ci refuses a lock file that says otherwise than the manifests. */
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
