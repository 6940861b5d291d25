export type Locked = {
  version?: string
  link?: boolean
  resolved?: string
  os?: string | string[]
  cpu?: string | string[]
  libc?: string | string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
export type LockedPackages = Readonly<Record<string, Locked>>
export type Platform = { os: string; cpu: string; libc: string }

/**
 * Paths in the lock file (`node_modules/pg`) of all packages that code in `folder` needs to run: dependencies and
 * their dependencies, without development and without binaries for other machines.
 */
export function productionPackages(packages: LockedPackages, roots: readonly Root[], platform: Platform): string[] {
  const found = new Set<string>()
  const visit = ({ folder, name, isOptional = false }: Root) => {
    const path = nearest(packages, folder, name)
    const locked = path === undefined ? undefined : packages[path]
    if (path === undefined || !locked || !fits(locked, platform)) {
      if (isOptional) return
      throw new Error(`${folder || '.'} needs ${name}, which the lock file does not have for ${platform.cpu}`)
    }
    if (locked.link || found.has(path)) return
    found.add(path)
    for (const dependency of dependenciesOf(locked)) visit({ folder: path, ...dependency })
  }
  for (const root of roots) visit(root)
  return [...found].sort()
}

export type Root = { folder: string; name: string; isOptional?: boolean }

export function dependenciesOf({ dependencies, optionalDependencies, ...rest }: Locked): Omit<Root, 'folder'>[] {
  const isOptionalPeer = (name: string) => rest.peerDependenciesMeta?.[name]?.optional === true
  return [
    ...Object.keys(dependencies ?? {}).map((name) => ({ name })),
    ...Object.keys(optionalDependencies ?? {}).map((name) => ({ name, isOptional: true })),
    ...Object.keys(rest.peerDependencies ?? {})
      .filter((name) => !isOptionalPeer(name))
      .map((name) => ({ name })),
  ]
}

/** As Node resolves: in the folder's own node_modules, then in those of the folders around it. */
function nearest(packages: LockedPackages, folder: string, name: string): string | undefined {
  const candidate = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
  if (packages[candidate]) return candidate
  if (!folder) return undefined
  return nearest(packages, folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '', name)
}

const fits = (locked: Locked, platform: Platform) =>
  (['os', 'cpu', 'libc'] as const).every((kind) => {
    const allowed = [locked[kind] ?? platform[kind]].flat()
    return allowed.includes(platform[kind])
  })
