import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment as api } from '@bailclair/api/src/platform/config/environment.ts'
import { environment as desk } from '@bailclair/desk-site/server/environment.ts'
import { environment as identity } from '@bailclair/identity/src/platform/config/environment.ts'
import { environment as owner } from '@bailclair/owner-site/server/environment.ts'
import { environment as tenant } from '@bailclair/tenant-site/server/environment.ts'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#project.ts'
import { packageRoots, sourceFiles } from './release-files.ts'

type Launcher = { servers: Record<string, { script: string; port: number }>; commands: Record<string, string> }
const launcher: Launcher = await import(join(projectRoot, 'deploy/release/bailclair.mjs'))

const scripts = [...Object.values(launcher.servers).map(({ script }) => script), ...Object.values(launcher.commands)]

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
  it('are those that servers run: no tests, no browser sources', () => {
    const files = sourceFiles(projectRoot)
    expect(files).toContain('api/migrations/0001-rate-budget.sql')
    expect(files).toContain('sites/kit/server/start-server.ts')
    expect(
      files.filter((path) => /[.]test[.]|^sites\/[^/]+\/(src|build|test)\/|^(e2e|bench|stand-ins)\//.test(path)),
    ).toEqual([])
  })

  it('finds the packages that a site’s server imports', () => {
    const roots = packageRoots(projectRoot, { api: { dependencies: { pg: '8' } } })
    expect(roots).toContainEqual({ folder: 'api', name: 'pg' })
    expect(roots).toContainEqual({ folder: 'sites/kit', name: 'zod' })
    expect(roots.map(({ name }) => name)).not.toContain('react')
  })
})
