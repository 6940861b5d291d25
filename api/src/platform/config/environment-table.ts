import { siteEnvironment, variables } from '@bailclair/domain/platform/site-environment.ts'
import { environment } from './environment.ts'

const begin = '<!-- environment: written by api/src/platform/config/print-environment.ts, not by hand -->'
const end = '<!-- /environment -->'

/** The text of docs/operations.md with the tables that the schema says today. */
export function withEnvironmentTables(document: string): string {
  const [before, , after] = document.split(new RegExp(`${begin}|${end}`))
  if (before === undefined || after === undefined)
    throw new Error(`The document has no place between ${begin} and ${end}`)
  return `${before}${begin}\n\n${environmentTables()}\n\n${end}${after}`
}

function environmentTables(): string {
  const isShared = (name: string) => name in siteEnvironment.shape
  const rows = Object.entries(environment.shape).map(([name, schema]) => ({ name, row: tableRow(name, schema) }))
  const table = (title: string, chosen: typeof rows) =>
    [
      `### ${title}`,
      '',
      '| Variable | Default | What it does |',
      '|---|---|---|',
      ...chosen.map(({ row }) => row),
    ].join('\n')
  return [
    table(
      'The API',
      rows.filter(({ name }) => !isShared(name)),
    ),
    table(
      'The site: read by the API and by the web server',
      rows.filter(({ name }) => isShared(name)),
    ),
  ].join('\n\n')
}

function tableRow(name: string, schema: (typeof environment.shape)[keyof typeof environment.shape]): string {
  const variable = variables.get(schema)
  if (!variable) throw new Error(`${name} has no description`)
  const none = variable.secret ? 'none: secret' : 'none'
  const byDefault = 'defaultValue' in schema.def ? code(schema.def.defaultValue) : none
  return `| \`${name}\` | ${byDefault} | ${variable.description.replaceAll('|', '\\|')} |`
}

const code = (value: unknown) => {
  const text = Array.isArray(value) ? value.join(' ') : String(value)
  return text === '' ? 'empty' : `\`${text.replaceAll('|', '\\|')}\``
}
