import type { Plugin } from 'vite'
import {
  dropLaterOwners,
  entryOwner,
  isOfEverySignedInPage,
  isOfFirstVisit,
  type ModuleGraph,
  ownersOf,
  rememberModules,
} from './module-owners.ts'
import { planChunks, type Unit } from './plan-chunks.ts'
import { findTexts } from './split-languages.ts'

/** Several groups of texts need these, and every page needs one of them. */
const neededByTexts = /\/platform\/(messages\/formats|api\/basic-error-texts)\.ts$/

const isPage = (id: string) => id.endsWith('.page.tsx')

/** Of source code after minifying and gzip. */
const compressedShare = 0.16

/** Chosen by measuring: a signed-in page loads about thirty files; with 900, five fewer and 3 kB that it does not use. */
const requestBytes = 400

/** Near their budgets of JavaScript: what they load but do not need counts more. */
const heavyPage =
  /\/(consult-property|property-diagnostic|validate-property|application|answer|choice|my-file|(guarantor-)?documents)[.]page[.]tsx$/

/** A first visit must not load what it does not need; what loads on demand matters less. */
const weightOf = (owner: string): number => {
  if (isOfFirstVisit(owner)) return 30
  if (heavyPage.test(owner)) return 3
  return isPage(owner) ? 1 : 0.1
}

/** The wrapper of signed-in pages and the session load with each of these pages. */
export function withSignedInPages(units: readonly Unit[], isSignedInPage: (id: string) => boolean): Unit[] {
  const pages = new Set(units.flatMap(({ owners }) => [...owners]).filter(isSignedInPage))
  return units.map((unit) => {
    const isOfAll = [...unit.owners].some(isOfEverySignedInPage)
    return isOfAll ? { ...unit, owners: new Set([...unit.owners, ...pages]) } : unit
  })
}

export const planShared = (units: readonly Unit[]): Map<string, string> => planChunks(units, { requestBytes, weightOf })

/** Cached across our releases, so each has a chunk of its own. */
const libraryOf = (id: string): string | undefined => {
  if (/[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id)) return 'react'
  if (/[\\/]node_modules[\\/]zod[\\/]/.test(id)) return 'schemas'
  return /[\\/]node_modules[\\/]@tanstack[\\/]/.test(id) ? 'queries' : undefined
}

/** The chunk of each module of the client build; the others stay with their page. */
export function planModules(
  graph: ModuleGraph,
  isSignedInPage: (id: string) => boolean,
  texts: readonly Unit[],
): Map<string, string> {
  const textBytes = new Map(texts.map(({ id, bytes }) => [id, bytes]))
  // sorted: modules are known in the order in which they happened to load, and a build must be repeatable
  const units = [...graph.getModuleIds()]
    .sort()
    .filter((id) => !findTexts(id) && !id.startsWith('\0virtual:'))
    .map((id) => ({
      id,
      owners: ownersOf(id, graph),
      // Whoever loads the module of a catalogue also loads its texts.
      bytes: (graph.getModuleInfo(id)?.code?.length ?? 0) * compressedShare + (textBytes.get(id) ?? 0),
      imports: graph.getModuleInfo(id)?.importedIds ?? [],
      library: libraryOf(id),
    }))
  const isOfApp = ({ id, owners, library }: Unit) => !library && (owners.has(entryOwner) || neededByTexts.test(id))
  const shared = withSignedInPages(
    units.filter((unit) => !isOfApp(unit) && unit.library !== 'react'),
    isSignedInPage,
  ).filter(({ owners }) => owners.size > 1)
  const plan = planShared(shared.map((unit) => ({ ...unit, owners: dropLaterOwners(unit.owners, graph) })))
  for (const unit of units) {
    if (isOfApp(unit)) plan.set(unit.id, 'app')
    if (unit.library) plan.set(unit.id, unit.library)
  }
  return plan
}

/** Few chunks per page: libraries, the app, shared code, the page. They are planned when all modules are known. */
export function createChunkGroups(isSignedInPage: (id: string) => boolean, texts: readonly Unit[]) {
  let plan = new Map<string, string>()
  const planner: Plugin = {
    name: 'bailclair:plan-chunks',
    apply: 'build',
    buildEnd() {
      plan = planModules(rememberModules(this), isSignedInPage, texts)
    },
  }
  const inPlan = (isApp: boolean) => (id: string) => {
    const name = plan.get(id)
    return name && (name === 'app') === isApp ? name : null
  }
  const groups = [
    { name: 'react', test: (id: string) => plan.get(id) === 'react', priority: 2 },
    { name: inPlan(true), debugName: 'app', priority: 1 },
    // Without their dependencies: the plan has a place for each.
    { name: inPlan(false), debugName: 'shared', includeDependenciesRecursively: false },
  ]
  return { planner, groups }
}
