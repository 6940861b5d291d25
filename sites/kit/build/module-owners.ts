type ModuleInfo = {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
}
export type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

export const entryOwner = 'entry'

/** Shown on the first page of a visit. */
export const isCookieQuestion = (id: string): boolean => /(^|\/)cookie-consent\/consent-choice[.]tsx$/.test(id)

/** The landing page and the cookie question: a first visit loads only what these two need. */
export const isOfFirstVisit = (id: string): boolean =>
  /(^|\/)pages\/landing[.]page[.]tsx$/.test(id) || isCookieQuestion(id)

/** Whether a module imports the schema library. */
export function needsSchemas(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (/[\\/]node_modules[\\/]zod[\\/]/.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importedIds.some((imported) => needsSchemas(imported, graph, seen)) ?? false
}

/** Why the browser loads a module: the app entry, or dynamic imports. */
export function ownersOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const info = graph.getModuleInfo(id)
  if (!info || info.isEntry) return new Set([entryOwner])
  const owners = new Set(info.importers.flatMap((importer) => [...ownersOf(importer, graph, seen)]))
  if (info.dynamicImporters.length > 0) owners.add(id)
  return owners
}
