import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { hasTest, namedTests, pathsIn } from './named-tests.ts'

const document = 'docs/accessibility.md'
const states = ['met', 'open', 'unchecked', 'absent']

/** A check of this project that some criterion must name. */
type Checks = {
  read: (path: string) => string | undefined
  journeys: readonly string[]
  /** Rules that axe runs, with the criteria of RGAA that it says they test. */
  axe: readonly { rule: string; criteria: readonly string[] }[]
  /** Files and journeys that exist for accessibility alone. */
  own: readonly string[]
}
type Row = { criterion: string; state: string; evidence: string }

export function criteriaFileProblems(root: string): string[] {
  const read: Checks['read'] = (path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
  const journeys = [...(read('docs/journeys.md') ?? '').matchAll(/^\| (J-\d+) \| (.*) \|$/gm)].map(
    ([, id = '', text = '']) => ({ id, text }),
  )
  const finders = globSync('e2e/accessibility/*.ts', { cwd: root }).filter((path) =>
    /^export (?:const|async function|function) find/m.test(read(path) ?? ''),
  )
  return criteriaProblems(read(document) ?? '', {
    read,
    journeys: journeys.map(({ id }) => id),
    axe: axeRules(root),
    own: [...finders, ...journeys.filter(({ text }) => text.includes('by keyboard only')).map(({ id }) => id)],
  })
}

/** By the workspace that runs it. What axe leaves out unless it is asked counts for nothing. */
function axeRules(root: string): Checks['axe'] {
  const axe: { getRules: () => { ruleId: string; tags: string[] }[] } = createRequire(join(root, 'e2e/package.json'))(
    'axe-core',
  )
  return axe
    .getRules()
    .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
    .map(({ ruleId: rule, tags }) => ({
      rule,
      criteria: tags.flatMap((tag) => /^RGAA-(\d+\.\d+)/.exec(tag)?.[1] ?? []),
    }))
}

/**
 * Each criterion that is met says how it is known, by checks that exist. Each check belongs to a criterion, or to the
 * line of those that test more.
 */
export function criteriaProblems(text: string, checks: Checks): string[] {
  const rows = [...text.matchAll(/^\| (\d+\.\d+) \| (\w+) \| (\S.*) \|$/gm)].map(
    ([, criterion = '', state = '', evidence = '']): Row => ({ criterion, state, evidence }),
  )
  const applying = rows.filter(({ state }) => state !== 'absent')
  const beyond = /^Beyond these criteria: .*$/m.exec(text)?.[0] ?? ''
  const named = [...applying.map(({ evidence }) => evidence), beyond].join('\n')
  const isNamed = (check: string) => new RegExp(`(?<![\\w-])${check.replaceAll('.', '[.]')}(?![\\w-])`).test(named)
  return [
    ...(rows.length === 0 ? [`${document} has no table of criteria`] : []),
    ...rows.flatMap((row) => rowProblems(row, checks)),
    ...checks.own.filter((check) => !isNamed(check)).map((check) => `no criterion names ${check}`),
    ...applying.flatMap(({ criterion, evidence }) => {
      const rules = rulesFor(criterion, checks)
      return rules.length > 0 && !usesAxe(evidence) ? [`${criterion} does not name axe, which has ${rules}`] : []
    }),
  ]
}

const usesAxe = (evidence: string) => /\baxe\b/.test(evidence)
const rulesFor = (criterion: string, { axe }: Checks) =>
  axe.filter(({ criteria }) => criteria.includes(criterion)).map(({ rule }) => rule)

function rowProblems({ criterion, state, evidence }: Row, checks: Checks): string[] {
  const rules = [...evidence.matchAll(/\baxe: ([\w, -]+)/g)].flatMap(([, list = '']) => list.trim().split(', '))
  const journeys = [...evidence.matchAll(/\bJ-\d+/g)].map(([id]) => id)
  const paths = pathsIn(evidence)
  const isKnown = usesAxe(evidence) || journeys.length > 0 || paths.length > 0 || /(?:^|; )read: \S/.test(evidence)
  const ruleNames = checks.axe.map(({ rule }) => rule)
  const saysAxeAlone = usesAxe(evidence) && rules.length === 0
  return [
    ...(states.includes(state) ? [] : [`${criterion} is ${state}, which is no state`]),
    ...(state === 'met' && !isKnown ? [`${criterion} is met, and does not say how that is known`] : []),
    ...rules.filter((rule) => !ruleNames.includes(rule)).map((rule) => `${criterion}: axe runs no rule ${rule}`),
    ...(saysAxeAlone && rulesFor(criterion, checks).length === 0 ? [`${criterion}: axe has no rule for it`] : []),
    ...journeys.filter((id) => !checks.journeys.includes(id)).map((id) => `${criterion}: there is no ${id}`),
    ...paths.filter((path) => checks.read(path) === undefined).map((path) => `${criterion}: ${path} does not exist`),
    ...namedTests(evidence)
      .filter(({ file, title }) => !hasTest(checks.read(file) ?? '', title))
      .map(({ file, title }) => `${criterion}: ${file} has no test “${title}”`),
  ]
}
