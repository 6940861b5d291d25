/** A module, or a file of texts. Owners are pages, and parts that load later. */
export type Unit = {
  id: string
  owners: ReadonlySet<string>
  bytes: number
  imports: readonly string[]
  /** A library with a chunk of its own: it counts, but nothing is merged with it. */
  library?: string | undefined
}

type Costs = {
  /** What one more request costs a visitor, in bytes. */
  requestBytes: number
  /** How much an owner counts; a page counts 1. */
  weightOf: (owner: string) => number
}

type Group = {
  units: Unit[]
  bytes: number
  /** 1 for each owner. */
  owners: Uint8Array
  imports: Set<Group>
  /** For each owner, the bytes that it would load with this group and does not load yet. */
  missing: Float64Array
}

/**
 * Names a chunk for every unit. Units with the same owners stay together; then groups merge while the requests saved
 * are worth more than the bytes that some owner does not need. No chunk imports itself through another one.
 */
export function planChunks(units: readonly Unit[], { requestBytes, weightOf }: Costs): Map<string, string> {
  const owners = [...new Set(units.flatMap((unit) => [...unit.owners]))].sort()
  const weights = Float64Array.from(owners, weightOf)
  const groups = groupByOwners(units, owners)
  while (true) {
    for (const group of groups) group.missing = findMissing(group)
    const pairs = findPairs(groups, weights, requestBytes)
    const pair = pairs.find(([a, b]) => !isImportedThroughAnother(a, b) && !isImportedThroughAnother(b, a))
    if (!pair) return nameGroups(groups)
    merge(pair[0], pair[1], groups)
  }
}

function groupByOwners(units: readonly Unit[], owners: readonly string[]): Group[] {
  const byOwners = new Map<string, Group>()
  const groupOf = new Map<string, Group>()
  for (const unit of units) {
    const key = unit.library ?? [...unit.owners].sort().join('\n')
    const group = byOwners.get(key) ?? {
      units: [],
      bytes: 0,
      owners: Uint8Array.from(owners, (owner) => (unit.owners.has(owner) ? 1 : 0)),
      imports: new Set(),
      missing: new Float64Array(),
    }
    group.units.push(unit)
    group.bytes += unit.bytes
    byOwners.set(key, group)
    groupOf.set(unit.id, group)
  }
  for (const group of byOwners.values()) {
    for (const id of group.units.flatMap(({ imports }) => imports)) {
      const imported = groupOf.get(id)
      if (imported && imported !== group) group.imports.add(imported)
    }
  }
  return [...byOwners.values()]
}

function findMissing(group: Group): Float64Array {
  const missing = new Float64Array(group.owners.length)
  for (const { owners, bytes } of withImports(group)) {
    for (let index = 0; index < missing.length; index++)
      if (!owners[index]) missing[index] = (missing[index] ?? 0) + bytes
  }
  return missing
}

function withImports(group: Group, seen = new Set<Group>()): Set<Group> {
  if (seen.has(group)) return seen
  seen.add(group)
  for (const imported of group.imports) withImports(imported, seen)
  return seen
}

/** Pairs that are worth merging, the best first. */
function findPairs(groups: readonly Group[], weights: Float64Array, requestBytes: number): [Group, Group][] {
  const found: { pair: [Group, Group]; saving: number }[] = []
  const mergeable = groups.filter(({ units }) => units[0]?.library === undefined)
  for (let first = 0; first < mergeable.length; first++) {
    for (let second = first + 1; second < mergeable.length; second++) {
      const [a, b] = [mergeable[first] as Group, mergeable[second] as Group]
      const saving = savingOf(a, b, weights, requestBytes)
      if (saving > 0) found.push({ pair: [a, b], saving })
    }
  }
  return found.sort((x, y) => y.saving - x.saving).map(({ pair }) => pair)
}

/** In bytes: a request for each owner of both, less what the owners of one load of the other. */
function savingOf(a: Group, b: Group, weights: Float64Array, requestBytes: number): number {
  let saving = 0
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index] as number
    if (a.owners[index]) saving += weight * (b.owners[index] ? requestBytes : -(b.missing[index] as number))
    else if (b.owners[index]) saving -= weight * (a.missing[index] as number)
  }
  return saving
}

function isImportedThroughAnother(from: Group, to: Group): boolean {
  return [...from.imports].some((group) => group !== to && withImports(group).has(to))
}

function merge(kept: Group, gone: Group, groups: Group[]) {
  kept.units.push(...gone.units)
  kept.bytes += gone.bytes
  for (const group of gone.imports) kept.imports.add(group)
  groups.splice(groups.indexOf(gone), 1)
  for (const group of groups) if (group.imports.delete(gone)) group.imports.add(kept)
  kept.imports.delete(kept)
  kept.owners = kept.owners.map((isOwner, index) => isOwner | (gone.owners[index] as number))
  // Who loads a chunk also loads what it imports.
  for (const group of withImports(kept))
    group.owners = group.owners.map((isOwner, index) => isOwner | (kept.owners[index] as number))
}

/** Named after the largest unit: `shared-table`. */
function nameGroups(groups: readonly Group[]): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const { units } of groups) {
    const [largest] = units.toSorted((a, b) => b.bytes - a.bytes || a.id.localeCompare(b.id))
    const name = `shared-${/([^/.]+)[^/]*$/.exec(largest?.id ?? '')?.[1] ?? 'code'}`
    const unique = largest?.library ?? (taken.has(name) ? `${name}-${taken.size}` : name)
    taken.add(unique)
    for (const { id } of units) names.set(id, unique)
  }
  return names
}
