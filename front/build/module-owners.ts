export type Graph = {
  getModuleInfo: (
    id: string,
  ) => { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

export const entryOwner = 'entry'

/** The page of `/` in every site: what a first visit loads, and no byte more, is decided by what it needs. */
export const isFirstPage = (id: string): boolean => /(^|\/)pages\/landing[.]page[.]tsx$/.test(id)

/** What makes the browser load a module: the entry of the application, or modules imported when they are needed. */
export function ownersOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const info = graph.getModuleInfo(id)
  if (!info || info.isEntry) return new Set([entryOwner])
  const owners = new Set(info.importers.flatMap((importer) => [...ownersOf(importer, graph, seen)]))
  if (info.dynamicImporters.length > 0) owners.add(id)
  return owners
}
