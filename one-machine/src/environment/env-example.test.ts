import { readFileSync } from 'node:fs'
import { loadConfig as loadApi } from '@bailclair/api/src/platform/config/load-config.ts'
import { loadConfig as loadIdentity } from '@bailclair/identity/src/platform/config/load-config.ts'
import { environment as owner } from '@bailclair/owner-site/server/environment.ts'
import { operator } from '@bailclair/server-kit/test/operator.ts'
import { loadConfig as loadSite } from '@bailclair/site-kit/server/load-config.ts'
import { describe, expect, it } from 'vitest'
import { exampleFile, writeEnvExample } from './env-example.ts'
import { variablesOfServers } from './environment-tables.ts'

const example = readFileSync(exampleFile, 'utf8')
const open = [...example.matchAll(/^([A-Z_\d]+)=(.*)$/gm)]

const filledIn: Record<string, string> = {
  ...operator,
  MAIL_FROM: 'Service <service@logement.test>',
  DATABASE_URL: 'postgres://localhost/bailclair',
  IDENTITY_DATABASE_URL: 'postgres://localhost/bailclair_identity',
  SMTP_URL: 'smtp://relay.logement.test',
}
const key = Buffer.alloc(32, 7).toString('base64')
const exampleValueOf = (name = '') => filledIn[name] ?? (name.endsWith('_URL') ? 'https://a.logement.test' : key)

describe('.env.example', () => {
  it('is as the schemas say, with every variable', () => {
    expect(example, 'run: npm run docs:environment').toBe(writeEnvExample())
    for (const name of variablesOfServers()) expect(example).toMatch(new RegExp(`^(# )?${name}[=:]`, 'm'))
  })

  it('has no values where production needs the operator’s own', () => {
    expect(open.filter(([, , value]) => value !== '')).toEqual([])
  })

  it('asks for all that production needs', () => {
    const env = Object.fromEntries(open.map(([, name = '']) => [name, exampleValueOf(name)]))
    const production = { ...env, NODE_ENV: 'production', DOCUMENT_FOLDER: '/documents' }
    expect(() => loadApi(production)).not.toThrow()
    expect(() => loadIdentity(production)).not.toThrow()
    expect(() => loadSite(owner, production, 'WEB_URL')).not.toThrow()
  })

  it.each(open.map(([, name = '']) => name))('asks for %s because production needs it', (missing) => {
    const env = Object.fromEntries(
      open.flatMap(([, name = '']) => (name === missing ? [] : [[name, exampleValueOf(name)]])),
    )
    const production = { ...env, NODE_ENV: 'production', DOCUMENT_FOLDER: '/documents' }
    expect(() => [loadApi(production), loadIdentity(production), loadSite(owner, production, 'WEB_URL')]).toThrow(
      missing,
    )
  })
})
