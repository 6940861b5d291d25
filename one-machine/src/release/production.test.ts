import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '#ports.ts'
import type { Running } from '#stack/supervise-process.ts'
import { buildRelease } from './build-release.ts'
import { prepareProduction } from './production.ts'
import { serverKinds } from './server-units.ts'

const folder = mkdtempSync(join(tmpdir(), 'bailclair-production-'))
const hosts = { web: 'bailclair', api: 'api', identity: 'connexion', tenant: 'locataire', desk: 'verification' }

let production: Awaited<ReturnType<typeof prepareProduction>>
const started: Running[] = []

beforeAll(async () => {
  const release = join(folder, 'release')
  await buildRelease({ to: release })
  const names = [...serverKinds, 'postgres', 'smtp'] as const
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()])))
  const at = Object.fromEntries(Object.entries(hosts).map(([name, host]) => [name, `https://${host}.valbrume.test`]))
  Object.assign(at, { api: `${at['api']}/api/` })
  production = await prepareProduction({ release, folder, ports, at: at as typeof hosts })
})

afterAll(async () => {
  await Promise.all(started.map(({ stop }) => stop()))
  await production?.stop()
  rmSync(folder, { recursive: true })
})

it('migrates both databases with the commands of the release', async () => {
  expect(await production.run('bailclair-migrate')).toBe('Nothing to apply\n')
  expect(await production.run('bailclair-migrate-identity')).toBe('Nothing to apply\n')
})

it.each(serverKinds)('starts %s with NODE_ENV=production', async (kind) => {
  started.push(await production.start(kind))
})
