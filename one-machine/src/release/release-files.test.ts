import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment as api } from '@bailclair/api/src/platform/config/environment.ts'
import { environment as desk } from '@bailclair/desk-site/server/environment.ts'
import { environment as identity } from '@bailclair/identity/src/platform/config/environment.ts'
import { environment as owner } from '@bailclair/owner-site/server/environment.ts'
import { environment as tenant } from '@bailclair/tenant-site/server/environment.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '#project.ts'
import { programsOf, type ReleaseFiles, releaseFiles } from './release-files.ts'

type Launcher = { servers: Record<string, { port: number }> }
const launcher: Launcher = await import(join(projectRoot, 'deploy/release/bailclair.mjs'))

const scripts = await programsOf(projectRoot)

describe('the launcher of a release', () => {
  it('names programs that exist', () => {
    expect(scripts.filter((script) => !existsSync(join(projectRoot, script)))).toEqual([])
  })

  it('has every command that the documents tell operators to run', () => {
    const pages = ['operations', 'when-something-is-wrong', 'leak-runbook'].map((name) => `docs/${name}.md`)
    const texts = pages.map((path) => readFileSync(join(projectRoot, path), 'utf8')).join('\n')
    const told = new Set([...texts.matchAll(/node ((?:api|identity|sites)\/[\w/-]+\.ts)/g)].map(([, script]) => script))
    expect(told).toContain('api/src/migrate.ts')
    expect([...told].filter((script) => script && !script.includes('/build/') && !scripts.includes(script))).toEqual([])
  })

  it('knows the default port of each server', () => {
    const ports = Object.fromEntries(Object.entries(launcher.servers).map(([name, { port }]) => [name, port]))
    const schemas = { api, identity, owner, tenant, desk }
    expect(ports).toEqual(
      Object.fromEntries(Object.entries(schemas).map(([name, { shape }]) => [name, shape.PORT.def.defaultValue])),
    )
  })
})

describe('the files of a release', () => {
  let found: ReleaseFiles
  beforeAll(async () => {
    found = await releaseFiles(projectRoot, { api: { dependencies: { pg: '8' } } })
  })

  it('are what its programs import, whatever folder it is in, and the threads that they start', () => {
    expect(found.files).toEqual(
      expect.arrayContaining([
        'sites/kit/server/start-server.ts',
        'sites/kit/src/platform/router/path-pattern.ts',
        'identity/src/account/hashing-thread.ts',
        'api/src/reading/reader.process.ts',
      ]),
    )
  })

  it('include migrations and what pages of the identity server read', () => {
    expect(found.files).toContain('api/migrations/0001-rate-budget.sql')
    expect(found.files).toContain('identity/src/pages/pages.css')
  })

  it('contain no tests and nothing for the browser but what is built', () => {
    expect(found.files.filter((path) => /[.]test[.]|[.]tsx$|\/(golden|build|test)\//.test(path))).toEqual([])
    expect(found.packages.map(({ name }) => name)).not.toContain('react')
  })

  it('need the packages that servers declare, and those that the server of a site imports', () => {
    expect(found.packages).toContainEqual({ folder: 'api', name: 'pg' })
    expect(found.packages).toContainEqual({ folder: 'sites/kit/server', name: 'zod' })
  })
})
