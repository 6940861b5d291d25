import { describe, expect, it } from 'vitest'
import { lockUnsealedLinks } from '#platform/mail/outbox.repository.ts'
import { startTenants } from '#test/tenants.ts'
import { sealTokens } from './seal-tokens.service.ts'
import { startTokens } from './start-tokens.ts'
import { lockOutdatedTokens, tokenPlaces } from './token.repository.ts'
import { openTokenKeyring } from './token-keyring.ts'

const api = await startTenants()
const { deps, sql, call, newLandlord, newTenant, newTenantAt, subscribe, applicationsOn, linkTo } = api

const owner = await newLandlord()
const shareToken = owner.property.token
await subscribe(shareToken, (await newTenantAt('VALIDATED')).bearer)
const [{ token: fileToken }] = (await applicationsOn(owner.property.id)) as [{ token: string }]
const couple = await newTenant()
await couple.ask('POST', '/tenant/file', { applicationType: 'COUPLE', coTenants: [{ email: 'invited@example.org' }] })
const invitation = await linkTo('invited@example.org', 'co-tenant-invitation')

const stored = async () =>
  JSON.stringify([
    await sql('select token, encode(token_sealed, $1) from application', ['escape']),
    await sql('select share_token, encode(share_token_sealed, $1) from property', ['escape']),
    await sql('select payload from mail_outbox'),
  ])
const opened = async () =>
  Promise.all(
    [`/property/public/${shareToken}`, `/property/tenant/byToken/${fileToken}`, `/tenant/invitation/${invitation}`].map(
      async (path) => (await call('GET', path, { bearer: owner.bearer })).statusCode,
    ),
  )
const shown = async () => {
  const { token, propertiesApartmentSharing } = (await owner.get(owner.property.id)).json()
  return [token, propertiesApartmentSharing[0].apartmentSharing.token]
}
/** As an older release wrote them. */
async function writeClear() {
  await sql('update application set token = $1, token_hash = null, token_sealed = null, token_key_id = null', [
    fileToken,
  ])
  await sql(
    `update property set share_token = $1, share_token_hash = null, share_token_sealed = null,
      share_token_key_id = null`,
    [shareToken],
  )
  await sql(
    `update mail_outbox set payload = jsonb_set(payload, '{content,action,path}', to_jsonb($1::text))
      where kind = 'co-tenant-invitation'`,
    [`/invitation/${invitation}`],
  )
}
const useKeys = (key: string, ...TOKEN_RETIRED_KEYS: string[]) => {
  deps.tokens = openTokenKeyring({ TOKEN_KEY: key, TOKEN_RETIRED_KEYS })
}
const gauge = async (name: string) =>
  Number((await deps.metrics.metrics()).match(new RegExp(`^${name} (\\S+)$`, 'm'))?.[1])
const newKey = Buffer.alloc(32, 'a new token key').toString('base64')

describe('tokens in the database', () => {
  it('are never written in the clear', async () => {
    const text = await stored()
    for (const token of [shareToken, fileToken, invitation]) expect(text).not.toContain(token)
    expect([await opened(), await shown()]).toEqual([
      [200, 200, 200],
      [shareToken, fileToken],
    ])
  })

  it('of an older release open and are shown, and are sealed at boot', async () => {
    await writeClear()
    expect([await opened(), await shown()]).toEqual([
      [200, 200, 200],
      [shareToken, fileToken],
    ])
    const worker = startTokens(deps)
    await expect.poll(stored, { timeout: 8_000 }).not.toMatch(new RegExp([shareToken, fileToken, invitation].join('|')))
    await worker.stop()
    expect([await opened(), await shown(), await linkTo('invited@example.org', 'co-tenant-invitation')]).toEqual([
      [200, 200, 200],
      [shareToken, fileToken],
      invitation,
    ])
    expect(await gauge('tokens_in_clear')).toBe(0)
  })

  it('that another instance is sealing are left to it', async () => {
    await writeClear()
    const [locked, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const other = deps.db.transaction().execute(async (tx) => {
      for (const place of tokenPlaces) await lockOutdatedTokens(tx, place, [], 500)
      await lockUnsealedLinks(tx, deps.tokens.currentId, 500)
      locked.resolve()
      await end.promise
    })
    await locked.promise
    try {
      expect(await sealTokens(deps)).toBe(0)
    } finally {
      end.resolve()
      await other
    }
    expect(await sealTokens(deps)).toBe(3)
  })

  it('are sealed again under a new key, then the old one can be removed', async () => {
    useKeys(newKey, deps.config.TOKEN_KEY)
    expect(await opened()).toEqual([200, 200, 200])
    expect(await sealTokens(deps)).toBeGreaterThanOrEqual(3)
    useKeys(newKey)
    expect([await opened(), await shown(), await linkTo('invited@example.org', 'co-tenant-invitation')]).toEqual([
      [200, 200, 200],
      [shareToken, fileToken],
      invitation,
    ])
    expect(await sealTokens(deps)).toBe(0)
  })

  it('open nothing without the key', async () => {
    useKeys(Buffer.alloc(32, 'a wrong key').toString('base64'))
    expect((await opened()).slice(0, 2)).toEqual([404, 404])
    useKeys(newKey)
  })
})
