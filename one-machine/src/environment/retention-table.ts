import { apiRetention, identityRetention, type Retention } from '@bailclair/domain/retention/retention-table.ts'

const begin = '<!-- retention: written by npm run docs:environment, not by hand -->'
const end = '<!-- /retention -->'

/** Replaces the retention table in docs/operations.md by the current one. */
export function withRetentionTable(document: string): string {
  const [before, , after] = document.split(new RegExp(`${begin}|${end}`))
  if (before === undefined || after === undefined)
    throw new Error(`The document has no place between ${begin} and ${end}`)
  const tables = [
    ['Table of the API', apiRetention],
    ['Table of the identity server', identityRetention],
  ] as const
  return `${before}${begin}\n\n${tables.map(([title, rows]) => table(title, rows)).join('\n\n')}\n\n${end}${after}`
}

const table = (title: string, rows: Readonly<Record<string, Retention>>) =>
  [
    `| ${title} | Holds | Until | Job |`,
    '|---|---|---|---|',
    ...Object.entries(rows).map(
      ([name, { holds, until, by }]) => `| \`${name}\` | ${holds} | ${until} | ${by ? `\`${by}\`` : '–'} |`,
    ),
  ].join('\n')
