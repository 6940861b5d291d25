import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { collectLog, smallRelease } from '#test/small-release.ts'
import { startKeptAssets } from './start-kept-assets.ts'
import { assetStoreProblems, assetStoreVariables } from './variables.ts'

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'start-kept-')), 'store')
})
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

const configFor = (env: Record<string, string>) => z.object(assetStoreVariables).parse(env)
const releases = () => readdir(join(folder, 'owner/releases')).catch(() => [])

it('starts while the store is down, and publishes once it is back', async () => {
  await writeFile(folder, 'not a folder')
  const { log, messages } = collectLog()
  const { assets } = await smallRelease('a')
  const config = configFor({ ASSETS_FOLDER: folder })
  const kept = await startKeptAssets({ config, site: 'owner', assets, log, retryMs: 50 })
  const published = () => messages.filter((message) => message.includes('published'))
  expect(published()).toEqual(['assets of this release are not published, other instances cannot serve them'])
  await rm(folder)
  await expect.poll(releases).toHaveLength(1)
  await expect.poll(published).toHaveLength(2)
  expect(published().at(-1)).toBe('assets of this release are published')
  kept?.stop()
})

it('writes nothing when another command publishes', async () => {
  const { assets } = await smallRelease('a')
  const config = configFor({ ASSETS_FOLDER: folder, ASSETS_PUBLISH_AT_START: 'false' })
  const kept = await startKeptAssets({ config, site: 'owner', assets, log: collectLog().log })
  expect(await releases()).toEqual([])
  kept?.stop()
})

it('is off when nothing is set', async () => {
  const { assets } = await smallRelease('a')
  expect(await startKeptAssets({ config: configFor({}), site: 'owner', assets, log: collectLog().log })).toBeUndefined()
})

it.each([
  [{ ASSETS_FOLDER: '/srv/assets' }, []],
  [{ ASSETS_S3_URL: 'http://s3/b' }, ['ASSETS_S3_ACCESS_KEY_ID', 'ASSETS_S3_SECRET_ACCESS_KEY']],
  [
    {
      ASSETS_S3_URL: 'http://s3/b',
      ASSETS_S3_ACCESS_KEY_ID: 'k',
      ASSETS_S3_SECRET_ACCESS_KEY: 's',
      ASSETS_FOLDER: 'a',
    },
    ['ASSETS_FOLDER'],
  ],
  [
    {
      ASSETS_S3_URL: 'http://s3/b',
      ASSETS_S3_ACCESS_KEY_ID: 'k',
      ASSETS_S3_SECRET_ACCESS_KEY: 's',
      NODE_ENV: 'production',
    },
    ['ASSETS_S3_URL'],
  ],
])('%j: problems with %j', (env, names) => {
  expect(assetStoreProblems(env).map((it) => it.split(/[ :]/)[0])).toEqual(names)
})
