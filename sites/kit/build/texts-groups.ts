import type { Plugin } from 'vite'
import { entryOwner, type Graph, isCookieQuestion, isOfFirstVisit, ownersOf } from './module-owners.ts'

/** Group of each `.messages.ts` file. A group is loaded together, in one language. */
export type TextsGroups = Map<string, string>

/**
 * Groups: `base` for the entry and the first visit, one per page, `shared` for several pages. Read from the server
 * build, which runs first and has the same modules.
 */
export function collectTextsGroups(groups: TextsGroups): Plugin {
  return {
    name: 'bailclair:collect-texts-groups',
    apply: 'build',
    buildEnd() {
      // sorted: modules are known in the order in which they happened to load, and a build must be repeatable
      for (const id of [...this.getModuleIds()].sort()) {
        if (id.endsWith('.messages.ts')) groups.set(id, textsGroupOf(id, this))
      }
    },
  }
}

export function textsGroupOf(id: string, graph: Graph): string {
  const owners = [...ownersOf(id, graph)]
  if (owners.includes(entryOwner) || owners.some(isCookieQuestion)) return 'base'
  const [owner, ...others] = owners
  if (others.length > 0 && owners.some(isOfFirstVisit)) return 'base'
  return owner === undefined || others.length > 0 ? 'shared' : nameOf(owner)
}

/** `/…/landing.page.tsx` → `landing` */
const nameOf = (id: string) => id.split('/').at(-1)?.split('.')[0] ?? id
