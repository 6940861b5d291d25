import { entryOwner, type Graph, isOfFirstVisit, needsSchemas, ownersOf } from './module-owners.ts'

/** Several groups of texts need these, and every page needs one of them. */
const neededByTexts = /\/platform\/(messages\/formats|api\/basic-error-texts)\.ts$/

export const appChunkOf = (id: string, graph: Graph): string | null =>
  neededByTexts.test(id) || ownersOf(id, graph).has(entryOwner) ? 'app' : null

/**
 * Code shared by several pages: one chunk for a first visit, two for public pages (with and without schemas), one for
 * signed-in pages. A module's dependencies have at least its owners, so no chunk needs a later one.
 */
export const sharedChunkOf =
  (isPublicPage: (id: string) => boolean) =>
  (id: string, graph: Graph): string | null => {
    const owners = [...ownersOf(id, graph)]
    if (owners.length < 2) return null
    if (owners.some(isOfFirstVisit)) return 'first'
    if (!owners.some(isPublicPage)) return 'signed-in'
    return needsSchemas(id, graph) ? 'public-checks' : 'public'
  }

/**
 * Few chunks per page: React (cached across our releases), the app, shared code, the page. Libraries that only some
 * pages need get chunks of their own.
 */
export const createChunkGroups = (isPublicPage: (id: string) => boolean) => [
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: appChunkOf, debugName: 'app', priority: 2 },
  { name: 'schemas', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 1 },
  { name: 'queries', test: /[\\/]node_modules[\\/]@tanstack[\\/]/, priority: 1 },
  { name: sharedChunkOf(isPublicPage), debugName: 'shared' },
]
