import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { startTenants } from '#test/tenants.ts'
import { endLinks } from './end-links.service.ts'
import { openTokenKeyring } from './token-keyring.ts'

const { deps, sql, call, newLandlord, newTenantAt, subscribe } = await startTenants()
const owner = await newLandlord()
await newLandlord()
await subscribe(owner.property.token, (await newTenantAt('VALIDATED')).bearer)

const opens = async (token: string) => (await call('GET', `/property/public/${token}`)).statusCode
const shareToken = async () => (await owner.get(owner.property.id)).json().token
const hashes = () =>
  sql('select token_hash as hash from application union all select share_token_hash from property order by 1')
const newKey = Buffer.alloc(32, 'the key after a leak').toString('base64')

it('replaces every link: the old ones open nothing, the new ones are shown to their owners', async () => {
  const [before, token] = [await hashes(), await shareToken()]
  expect(await endLinks(deps)).toBe(3)
  expect(await opens(token)).toBe(404)
  expect(await opens(await shareToken())).toBe(200)
  const after = (await hashes()).map(({ hash }) => hash.toString('hex'))
  expect(new Set([...before.map(({ hash }) => hash.toString('hex')), ...after]).size).toBe(6)
})

it('makes links again that were sealed under a lost key, as a command', async () => {
  const command = promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../end-links.ts')], {
    env: { DATABASE_URL: deps.config.DATABASE_URL, TOKEN_KEY: newKey },
  })
  expect((await command).stdout).toBe('Replaced 3 links\n')
  deps.tokens = openTokenKeyring({ TOKEN_KEY: newKey, TOKEN_RETIRED_KEYS: [] })
  expect(await opens(await shareToken())).toBe(200)
})
