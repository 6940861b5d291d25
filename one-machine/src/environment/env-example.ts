import { join } from 'node:path'
import { variables } from '@bailclair/server-kit/config/site-environment.ts'
import type { z } from 'zod/mini'
import { projectRoot } from '#project.ts'
import { serverShapes, type Variables } from './environment-tables.ts'

export const exampleFile = join(projectRoot, '.env.example')

/** Addresses whose defaults are for one machine. A test starts every server's configuration with what is required. */
const addresses = ['WEB_URL', 'API_URL', 'IDENTITY_URL', 'TENANT_URL', 'DESK_URL', 'ADDRESS_API_URL', 'DPE_API_URL']

/** Whether production does not start without the operator's value. */
export function isRequired(name: string, schema: z.ZodMiniType): boolean {
  const hasNoDefault = !('defaultValue' in schema.def) && schema.def.type !== 'optional'
  return hasNoDefault || addresses.includes(name) || variables.get(schema)?.ownValue !== undefined
}

const { site, api, identity, owner, tenant, desk } = serverShapes
const sections: readonly [title: string, shape: Variables, isListed: (name: string) => boolean][] = [
  ['site.env: read by every server', site, () => true],
  ['api.env', api, (name) => !(name in site)],
  ['identity.env', identity, (name) => !(name in site)],
  ['owner.env, tenant.env, desk.env: the servers of the sites', owner, (name) => !(name in site) && name !== 'PORT'],
]

/** An environment file with every variable: those to fill in first, then the others as comments with their defaults. */
export function writeEnvExample(): string {
  const ports = [owner, tenant, desk].map((shape) => defaultOf(shape['PORT'] as z.ZodMiniType)).join(', ')
  return [
    '# Every variable of every server. Written by npm run docs:environment, not by hand.',
    '# The first block of each part must be filled in for production; comments show defaults.',
    '# node deploy/release/bailclair.mjs new-secrets makes the secrets that only have to be random.',
    ...sections.flatMap(([title, shape, isListed]) => section(title, shape, isListed)),
    `# PORT: ${ports} for the owner site, the tenant area and the desk`,
    '',
  ].join('\n')
}

function section(title: string, shape: Variables, isListed: (name: string) => boolean): string[] {
  const listed = Object.entries(shape).filter(([name]) => isListed(name))
  const required = listed.filter(([name, schema]) => isRequired(name, schema))
  const others = listed.filter(([name, schema]) => !isRequired(name, schema))
  return [
    `\n# ===== ${title} =====`,
    ...required.flatMap(([name, schema]) => ['', `# ${descriptionOf(schema)}`, `${name}=`]),
    ...others.flatMap(([name, schema]) => ['', `# ${descriptionOf(schema)}`, `# ${name}=${defaultOf(schema)}`]),
    '',
  ]
}

const descriptionOf = (schema: z.ZodMiniType) => variables.get(schema)?.description ?? ''

function defaultOf(schema: z.ZodMiniType): string {
  const value: unknown = 'defaultValue' in schema.def ? schema.def.defaultValue : ''
  return Array.isArray(value) ? value.join(' ') : String(value)
}
