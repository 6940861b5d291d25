import { entryOwner, type Graph, isOfFirstVisit, needsSchemas, ownersOf } from './module-owners.ts'

/** Needed by the texts themselves, hence on every page. */
const neededByTexts = /\/platform\/messages\/formats\.ts$/

/** What every page needs. */
export const appChunkOf = (id: string, graph: Graph): string | null =>
  neededByTexts.test(id) || ownersOf(id, graph).has(entryOwner) ? 'app' : null

/**
 * What several pages share: one file for a first visit, one for visitors, with what checks things apart from what is read,
 * and one for those who signed in. Whatever a module needs has its owners too, so no file needs a later one.
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
 * Few files for each page: React, which changes once a year and is kept across our own releases, the application, what
 * pages share, the page. Libraries that only some pages need stay out of the way of the others.
 */
export const createChunkGroups = (isPublicPage: (id: string) => boolean) => [
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: appChunkOf, debugName: 'app', priority: 2 },
  { name: 'schemas', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 1 },
  { name: 'queries', test: /[\\/]node_modules[\\/]@tanstack[\\/]/, priority: 1 },
  { name: sharedChunkOf(isPublicPage), debugName: 'shared' },
]
