import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import type { Row } from './row.ts'

const columns: readonly { title: string; value: (row: Row) => string }[] = [
  { title: 'Step', value: ({ step }) => step },
  { title: 'Requests', value: ({ requests }) => String(requests) },
  { title: 'Errors', value: ({ errors }) => String(errors) },
  { title: 'Seconds of 503', value: ({ unavailableSeconds }) => unavailableSeconds.toFixed(1) },
  { title: 'Writes lost', value: ({ writesLost }) => String(writesLost) },
  { title: 'Mails lost', value: ({ mailsLost }) => String(mailsLost) },
  { title: 'doubled', value: ({ mailsDoubled }) => String(mailsDoubled) },
  { title: 'Sessions lost', value: ({ sessionsLost }) => String(sessionsLost) },
  { title: 'Alerts', value: ({ alerts }) => alerts.join(', ') || '–' },
  {
    title: 'Remarks',
    value: ({ remark, missed }) => [...missed.map((bar) => `**missed: ${bar}**`), remark].join('; '),
  },
]

/** In Markdown. */
export function makeTable(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map(({ value }) => value(row)))),
  ].join('\n')
}

const begin = '<!-- drill: written by npm run drill -- --write, not by hand -->'
const end = '<!-- /drill -->'

/** Puts the table, the day and the machine between the marks of docs/operations.md. */
export function writeTable(rows: readonly Row[], day: Date) {
  const file = join(projectRoot, 'docs/operations.md')
  const text = readFileSync(file, 'utf8')
  const [before, rest] = text.split(begin)
  const [, after] = rest?.split(end) ?? []
  if (after === undefined) throw new Error(`docs/operations.md has no ${begin} … ${end}.`)
  const machine = `${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GB, everything on one machine`
  const caption = `Last run: ${day.toISOString().slice(0, 10)}, ${machine}.`
  writeFileSync(file, `${before}${begin}\n\n${caption}\n\n${makeTable(rows)}\n\n${end}${after}`)
}
