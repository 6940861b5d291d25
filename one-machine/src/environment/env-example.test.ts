import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exampleFile, writeEnvExample } from './env-example.ts'
import { variablesOfServers } from './environment-tables.ts'

const example = readFileSync(exampleFile, 'utf8')

describe('.env.example', () => {
  it('is as the schemas say, with every variable', () => {
    expect(example, 'run: npm run docs:environment').toBe(writeEnvExample())
    for (const name of variablesOfServers()) expect(example).toMatch(new RegExp(`^(# )?${name}[=:]`, 'm'))
  })

  it('leaves what production needs to be filled in, without a value', () => {
    const open = [...example.matchAll(/^([A-Z_\d]+)=(.*)$/gm)]
    expect(open.map(([, name]) => name)).toEqual(
      expect.arrayContaining(['WEB_URL', 'OPERATOR_NAME', 'DATABASE_URL', 'DOCUMENT_KEY', 'IDENTITY_DATABASE_URL']),
    )
    expect(open.filter(([, , value]) => value !== '')).toEqual([])
  })
})
