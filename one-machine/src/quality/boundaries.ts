/** What dependency-cruiser's JSON reporter writes, as far as it is read here. */
export type CruiseReport = {
  modules: { source: string }[]
  summary: {
    violations: { from: string; to: string; rule: { name: string } }[]
    ruleSetUsed: { forbidden: { name: string }[] }
  }
}

type Seen = { modules: CruiseReport['modules']; summary: Pick<CruiseReport['summary'], 'violations'> }

/** A tool that sees nothing finds nothing: every folder must have been looked at. */
export function boundaryProblems({ modules, summary }: Seen, folders: readonly string[]): string[] {
  return [
    ...folders
      .filter((folder) => !modules.some(({ source }) => source.startsWith(`${folder}/`)))
      .map((folder) => `${folder}: no module was seen, the rules check nothing there`),
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ]
}
