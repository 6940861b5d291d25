import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasTest, namedTests, pathsIn } from './named-tests.ts'

const document = 'docs/openid-connect.md'
/** Written for the table: each of its tests must be in a row. */
const ownTests = 'identity/src/realm/openid-connect.test.ts'

type Read = (path: string) => string | undefined
type Row = { name: string; result: string; proof: string }

export function openIdConnectFileProblems(root: string): string[] {
  const read: Read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
  return openIdConnectProblems(read(document) ?? '', read)
}

/** Each result is stated and shown by tests that exist. */
export function openIdConnectProblems(text: string, read: Read): string[] {
  const rows = readRows(text)
  const named = rows.flatMap(({ proof }) => namedTests(proof))
  const summary = summaryOf(rows)
  return [
    ...rows.flatMap((row) => rowProblems(row, read)),
    ...titlesIn(read(ownTests) ?? '')
      .filter((title) => !named.some((test) => test.file === ownTests && test.title === title))
      .map((title) => `${document} does not name the test “${title}”`),
    ...(text.includes(summary) ? [] : [`${document} does not say: ${summary}`]),
  ]
}

const readRows = (text: string): Row[] =>
  [...text.matchAll(/^\| ((?:[A-Z]\w+|RFC \d+) [\d.]+) \|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(
    ([, section = '', requirement = '', result = '', proof = '']) => ({
      name: `${section}, ${requirement.trim()}`,
      result: result.trim(),
      proof: proof.trim(),
    }),
  )

function rowProblems({ name, result, proof }: Row, read: Read): string[] {
  const needsTest = !isNotOffered({ result })
  return [
    ...(/^(Met$|Partly: \S|Not offered: \S)/.test(result) ? [] : [`${name}: “${result}” is no result`]),
    ...(needsTest && pathsIn(proof).length === 0 ? [`${name} names no test`] : []),
    ...pathsIn(proof)
      .filter((path) => read(path) === undefined)
      .map((path) => `${name}: ${path} does not exist`),
    ...namedTests(proof)
      .filter(({ file, title }) => !hasTest(read(file) ?? '', title))
      .map(({ file, title }) => `${name}: ${file} has no test “${title}”`),
  ]
}

const isNotOffered = ({ result }: Pick<Row, 'result'>) => result.startsWith('Not offered: ')

/** Titles after `it(` and at the end of `it.each(…)(`. */
const titlesIn = (source: string): string[] =>
  [...source.matchAll(/^ *(?:it|\]\))\('([^']+)'/gm)].map(([, title = '']) => title)

function summaryOf(rows: readonly Row[]): string {
  const count = (isSo: (row: Row) => boolean) => rows.filter(isSo).length
  const met = count(({ result }) => result === 'Met')
  const partly = count(({ result }) => result.startsWith('Partly: '))
  const rest = count(isNotOffered)
  return `Of the ${rows.length} requirements that apply to it, ${met} are met, ${partly} partly, and ${rest} are not offered.`
}
