/** The part of dependency-cruiser's JSON report that is used here. */
export type CruiseReport = {
  modules: Module[]
  summary: {
    violations: { from: string; to: string; rule: { name: string } }[]
    ruleSetUsed: { forbidden: { name: string }[] }
  }
}
type Module = { source: string; dependencies: { resolved: string }[] }

type Seen = { modules: Module[]; summary: Pick<CruiseReport['summary'], 'violations'> }

/** Also fails when no module of a folder was read: then no violation could be found there. */
export function boundaryProblems({ modules, summary }: Seen, folders: readonly string[]): string[] {
  return [
    ...folders
      .filter((folder) => !modules.some(({ source }) => source.startsWith(`${folder}/`)))
      .map((folder) => `${folder}: no module was seen, the rules check nothing there`),
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...mutualImports(modules),
  ]
}

/** Pairs of features of the API that import each other: then neither can be read or changed alone. */
export function mutualImports(modules: readonly Module[]): string[] {
  const examples = new Map<string, string>()
  for (const { source, dependencies } of modules.filter(({ source }) => !source.endsWith('.test.ts'))) {
    for (const { resolved } of dependencies) {
      const [from, to] = [featureOf(source), featureOf(resolved)]
      if (from && to && from !== to) examples.set(`${from} → ${to}`, `${source} → ${resolved}`)
    }
  }
  return [...examples].flatMap(([edge, example]) => {
    const [from = '', to = ''] = edge.split(' → ')
    const back = from < to ? examples.get(`${to} → ${from}`) : undefined
    return back ? [`mutual-imports: ${from} and ${to} import each other: ${example}, ${back}`] : []
  })
}

/** `api/src/owner/…` is of feature `owner`. The platform and the files of `src` itself are of none. */
const featureOf = (path: string) => /^api\/src\/(?!platform\/)([^/]+)\//.exec(path)?.[1]
