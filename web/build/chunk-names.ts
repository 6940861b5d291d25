import { entryOwner, type Graph, ownersOf } from './module-owners.ts'

/** Needed by the texts themselves, hence on every page. */
const neededByTexts = /\/platform\/messages\/formats\.ts$/

/** The part of the application that every page needs; the rest is left to the bundler. */
export const chunkNameOf = (id: string, graph: Graph): string | null =>
  neededByTexts.test(id) || ownersOf(id, graph).has(entryOwner) ? 'app' : null

/**
 * Three files for the first page: React, which changes once a year and is kept across our own releases, the
 * application, and the page.
 */
export const chunkGroups = [
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
  { name: chunkNameOf, debugName: 'app' },
]
