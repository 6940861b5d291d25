import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasTest, namedTests, pathsIn } from './named-tests.ts'

const document = 'docs/security.md'

/** A row of the table, without its words about the requirement. */
type Row = { id: string; where: string; proof: string }
type Status = 'met' | 'partly met' | 'not met' | 'operator'

/** Reads a file of the project; undefined when it does not exist. */
type Read = (path: string) => string | undefined

export function requirementFileProblems(root: string): string[] {
  const read: Read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
  const sections: Record<string, number[]> = JSON.parse(
    readFileSync(join(import.meta.dirname, 'asvs-5-level-2.json'), 'utf8'),
  )
  const ids = Object.entries(sections).flatMap(([section, numbers]) => numbers.map((number) => `${section}.${number}`))
  const exists = (path: string) => existsSync(join(root, path))
  return requirementProblems(read(document) ?? '', ids, { read, exists })
}

/** Each requirement is in the table or in the list of those that do not apply, and each named file and test exists. */
export function requirementProblems(
  text: string,
  ids: readonly string[],
  project: { read: Read; exists: (path: string) => boolean },
): string[] {
  const rows = readRows(text)
  const others = [...text.matchAll(/^- ((?:V[\d.]+(?:, )?)+): /gm)].flatMap(([, list]) => (list ?? '').split(', '))
  const summary = summaryOf(rows, others.length)
  return [
    ...idProblems([...rows.map(({ id }) => id), ...others], ids),
    ...rows.flatMap((row) => rowProblems(row, project)),
    ...(text.includes(summary) ? [] : [`${document} does not say: ${summary}`]),
  ]
}

const readRows = (text: string): Row[] =>
  [...text.matchAll(/^\| (V[\d.]+) \|[^|]*\|([^|]*)\|([^|]*)\|$/gm)].map(([, id = '', where = '', proof = '']) => ({
    id,
    where: where.trim(),
    proof: proof.trim(),
  }))

function idProblems(listed: readonly string[], ids: readonly string[]): string[] {
  const known = new Set(ids)
  return [
    ...ids.filter((id) => !listed.includes(id)).map((id) => `${document} does not list ${id}`),
    ...listed.filter((id) => !known.has(id)).map((id) => `${id} is no requirement of level 1 or 2`),
    ...listed.filter((id, index) => listed.indexOf(id) !== index).map((id) => `${document} lists ${id} twice`),
  ]
}

function rowProblems({ id, where, proof }: Row, { read, exists }: Parameters<typeof requirementProblems>[2]): string[] {
  const status = statusOf(proof)
  const paths = pathsIn(`${where} ${proof}`)
  const needsTest = status === 'met' && !proof.startsWith('No test: ')
  return [
    ...paths.filter((path) => !exists(path)).map((path) => `${id}: ${path} does not exist`),
    ...(status !== 'not met' && status !== 'operator' && pathsIn(where).length === 0 ? [`${id} names no file`] : []),
    ...(needsTest && !pathsIn(proof).some(isTest) ? [`${id} names no test, and does not say why`] : []),
    ...namedTests(proof)
      .filter(({ file, title }) => !hasTest(read(file) ?? '', title))
      .map(({ file, title }) => `${id}: ${file} has no test “${title}”`),
  ]
}

function statusOf(proof: string): Status {
  if (proof.startsWith('Not met: ')) return 'not met'
  if (proof.startsWith('Partly: ')) return 'partly met'
  return proof.startsWith('Operator: ') ? 'operator' : 'met'
}

const isTest = (path: string) => /[.](test[.]tsx?|e2e[.]ts)$|^bench\//.test(path)

function summaryOf(rows: readonly Row[], others: number): string {
  const count = (status: Status) => rows.filter(({ proof }) => statusOf(proof) === status).length
  return [
    `Of the ${rows.length + others} requirements of levels 1 and 2, ${others} do not apply.`,
    `Of the other ${rows.length}, ${count('met')} are met, ${count('partly met')} partly met,`,
    `${count('not met')} not met, and ${count('operator')} are the operator’s.`,
  ].join(' ')
}
