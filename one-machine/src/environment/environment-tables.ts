import { join } from 'node:path'
import { environment as api } from '@bailclair/api/src/platform/config/environment.ts'
import { environment as desk } from '@bailclair/desk-site/server/environment.ts'
import { environment as identity } from '@bailclair/identity/src/platform/config/environment.ts'
import { environment as web } from '@bailclair/owner-site/server/environment.ts'
import { siteEnvironment, variables } from '@bailclair/server-kit/config/site-environment.ts'
import { environment as tenant } from '@bailclair/tenant-site/server/environment.ts'
import type { z } from 'zod/mini'
import { projectRoot } from '#project.ts'

export const operationsGuide = join(projectRoot, 'docs/operations.md')

const begin = '<!-- environment: written by npm run docs:environment, not by hand -->'
const end = '<!-- /environment -->'

/** Replaces the tables in docs/operations.md by those of the current schemas. */
export function withEnvironmentTables(document: string): string {
  const [before, , after] = document.split(new RegExp(`${begin}|${end}`))
  if (before === undefined || after === undefined)
    throw new Error(`The document has no place between ${begin} and ${end}`)
  return `${before}${begin}\n\n${environmentTables()}\n\n${end}${after}`
}

export type Variables = Readonly<Record<string, z.ZodMiniType>>

/** Variables by server; `site` has those that all of them read. */
export const serverShapes = {
  site: siteEnvironment.shape as Variables,
  api: api.shape as Variables,
  identity: identity.shape as Variables,
  owner: web.shape as Variables,
  tenant: tenant.shape as Variables,
  desk: desk.shape as Variables,
}

/** A variable that several servers read is listed once, in the first table. */
const servers: readonly [title: string, shape: Variables][] = [
  ['The site: read by the API and by the web server', siteEnvironment.shape],
  ['The API', api.shape],
  ['The identity server: those of the API that have the same name mean the same', identity.shape],
  ['The web server: those of the API that have the same name mean the same', web.shape],
  ['The server of the tenant area: those of the web server mean the same', tenant.shape],
  ['The server of the verification desk: those of the web server mean the same', desk.shape],
]

/** Names in alphabetical order, each once. */
export const variablesOfServers = (): string[] =>
  [...new Set(servers.flatMap(([, shape]) => Object.keys(shape)))].sort()

function environmentTables(): string {
  const listed = new Set<string>()
  return servers
    .map(([title, shape]) => {
      const rows = Object.entries(shape)
        .filter(([name]) => !listed.has(name))
        .map(([name, schema]) => tableRow(name, schema))
      for (const name of Object.keys(shape)) if (!perServer.has(name)) listed.add(name)
      return [`### ${title}`, '', '| Variable | Default | What it does |', '|---|---|---|', ...rows].join('\n')
    })
    .join('\n\n')
}

/** Listed for each server, because the values differ. */
const perServer = new Set(['HOST', 'PORT', 'METRICS_PORT', 'OTEL_SERVICE_NAME', 'PSEUDONYM_KEY'])

function tableRow(name: string, schema: z.ZodMiniType): string {
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
