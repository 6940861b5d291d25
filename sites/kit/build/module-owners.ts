import { findTexts } from './split-languages.ts'

type ModuleInfo = {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
  code: string | null
}
export type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }
export type ModuleGraph = Graph & { getModuleIds: () => Iterable<string> }

export const entryOwner = 'entry'

/** The landing page: a first visit loads only what it needs. */
export const isOfFirstVisit = (id: string): boolean => /(^|\/)pages\/landing[.]page[.]tsx$/.test(id)

/** Loaded with every signed-in page: what wraps it, the session, and the links of its header. */
export const isOfEverySignedInPage = (id: string): boolean =>
  /(^|\/)(app\/signed-in[.]tsx|session\/connect-session[.]ts|app\/layout\/(owner-links|account-menu)[.]tsx)$/.test(id)

/** Loaded with every page of a share link. */
export const isOfEveryApplicantPage = (id: string): boolean => /(^|\/)app\/layout\/applicant-header[.]tsx$/.test(id)

/** Asks for each module once: the bundler describes it anew at every call. */
export function rememberModules(graph: ModuleGraph): ModuleGraph {
  const known = new Map<string, ModuleInfo | null>()
  const find = (id: string): ModuleInfo | null => {
    const info = graph.getModuleInfo(id)
    if (!info) return null
    const { isEntry, importers, dynamicImporters, importedIds, code } = info
    return { isEntry, importers, dynamicImporters, importedIds, code }
  }
  const getModuleInfo = (id: string) => {
    const info = known.has(id) ? (known.get(id) ?? null) : find(id)
    known.set(id, info)
    return info
  }
  return { getModuleInfo, getModuleIds: () => graph.getModuleIds() }
}

/** Why the browser loads a module: the app entry, or dynamic imports. */
export function ownersOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set()
  seen.add(id)
  // A text of both languages is needed where its catalogue is.
  const texts = findTexts(id)
  if (texts) return ownersOf(texts.file, graph, seen)
  const info = graph.getModuleInfo(id)
  if (!info || info.isEntry) return new Set([entryOwner])
  const owners = new Set(info.importers.flatMap((importer) => [...ownersOf(importer, graph, seen)]))
  if (info.dynamicImporters.length > 0) owners.add(id)
  return owners
}

/** Without parts that load later and find the module there: every page that opens such a part owns the module, too. */
export function dropLaterOwners(owners: ReadonlySet<string>, graph: Graph): Set<string> {
  const isThereBefore = (part: string) => {
    const openers = (graph.getModuleInfo(part)?.dynamicImporters ?? []).flatMap((it) => [...ownersOf(it, graph)])
    return openers.length > 0 && openers.every((opener) => opener !== part && owners.has(opener))
  }
  return new Set([...owners].filter((owner) => !isThereBefore(owner)))
}
