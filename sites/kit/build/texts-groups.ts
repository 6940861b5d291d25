import type { Plugin } from 'vite'
import { planShared, withSignedInPages } from './chunk-names.ts'
import { dropLaterOwners, entryOwner, type Graph, ownersOf, rememberModules } from './module-owners.ts'
import type { Unit } from './plan-chunks.ts'
import type { TextsGroups } from './split-languages.ts'

/** Of a source file with both languages, after gzip. */
const compressedShare = 0.2

/** Collects the files of texts from the server build, which runs first and has the same modules. */
export function collectTexts(units: Unit[]): Plugin {
  return {
    name: 'bailclair:collect-texts',
    apply: 'build',
    buildEnd() {
      // sorted: modules are known in the order in which they happened to load, and a build must be repeatable
      const graph = rememberModules(this)
      for (const id of [...graph.getModuleIds()].sort()) {
        if (!id.endsWith('.messages.ts')) continue
        const bytes = bytesOf(id, graph) * compressedShare
        units.push({ id, owners: dropLaterOwners(ownersOf(id, graph), graph), bytes, imports: [] })
      }
    },
  }
}

/** With the texts that it imports: they come along wherever the file does. */
function bytesOf(id: string, graph: Graph): number {
  const info = graph.getModuleInfo(id)
  const imported = info?.importedIds.filter((it) => /\/texts\/src\//.test(it)) ?? []
  return imported.reduce((sum, it) => sum + (graph.getModuleInfo(it)?.code?.length ?? 0), info?.code?.length ?? 0)
}

/** Groups: `base` for the entry, one per page, and shared ones. */
export function groupTexts(units: readonly Unit[], isSignedInPage: (id: string) => boolean): TextsGroups {
  const isOfBase = ({ owners }: Unit) => owners.has(entryOwner)
  const others = units.filter((unit) => !isOfBase(unit))
  const plan = planShared(withSignedInPages(others, isSignedInPage).filter(({ owners }) => owners.size > 1))
  const groupOf = (unit: Unit) =>
    isOfBase(unit) ? 'base' : (plan.get(unit.id) ?? nameOf([...unit.owners][0] ?? 'shared'))
  return new Map(units.map((unit) => [unit.id, groupOf(unit)]))
}

/** `/…/landing.page.tsx` → `landing` */
const nameOf = (id: string) => id.split('/').at(-1)?.split('.')[0] ?? id
