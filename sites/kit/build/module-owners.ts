type ModuleInfo = {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
}
export type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

export const entryOwner = 'entry'

/** Asked on whatever page a first visit begins. */
export const isCookieQuestion = (id: string): boolean => /(^|\/)cookie-consent\/consent-choice[.]tsx$/.test(id)

/** The page of `/` too, in every site: what a first visit loads, and no byte more, is decided by what these need. */
export const isOfFirstVisit = (id: string): boolean =>
  /(^|\/)pages\/landing[.]page[.]tsx$/.test(id) || isCookieQuestion(id)

/** Whether a module brings the schema library along. */
export function needsSchemas(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (/[\\/]node_modules[\\/]zod[\\/]/.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importedIds.some((imported) => needsSchemas(imported, graph, seen)) ?? false
}

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
