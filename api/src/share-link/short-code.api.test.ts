import { describe, expect, it } from 'vitest'
import { endLinks } from '#platform/token/end-links.service.ts'
import { sealTokens } from '#platform/token/seal-tokens.service.ts'
import { openTokenKeyring } from '#platform/token/token-keyring.ts'
import { startApplications } from '#test/applications.ts'
import { complete } from '#test/properties.ts'

const api = await startApplications()
const { newLandlord, call, deps, sql, logs } = api

const ask = (bearer: string, id: string) => call('POST', `/property/${id}/link/code`, { bearer, body: {} })
const find = (code: string, ip?: string) => call('GET', `/property/public/code/${code}`, { ...(ip && { ip }) })
async function newCode() {
  const owner = await newLandlord()
  const { code } = (await ask(owner.bearer, owner.property.id)).json() as { code: string }
  return { owner, code }
}

describe('POST property/{id}/link/code', () => {
  it('gives the link one code, however often and in parallel it is asked for', async () => {
    const owner = await newLandlord()
    const replies = await Promise.all([1, 2, 3, 4].map(() => ask(owner.bearer, owner.property.id)))
    const codes = new Set(replies.map((reply) => reply.json().code))
    expect([codes.size, replies.map(({ statusCode }) => statusCode)]).toEqual([1, [200, 200, 200, 200]])
    expect([...codes][0]).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
  })

  it('knows no property of someone else', async () => {
    const { owner } = await newCode()
    const reply = await ask((await newLandlord()).bearer, owner.property.id)
    expect([reply.statusCode, reply.json().errors]).toEqual([404, [{ code: 'PropertyNotFound' }]])
  })

  it('stores it sealed, and never logs it', async () => {
    const { code } = await newCode()
    const rows = JSON.stringify(
      await sql(`select encode(code_sealed, 'escape'), encode(code_hash, 'hex') from short_code`),
    )
    for (const written of [code, code.replace('-', '')]) {
      expect(rows).not.toContain(written)
      expect(logs.join('\n')).not.toContain(written)
    }
  })
})

describe('GET property/public/code/{code}', () => {
  it('leads to the share link, however the code is typed', async () => {
    const { owner, code } = await newCode()
    for (const typed of [code, code.toLowerCase(), code.replace('-', ''), code.replace('-', '%20')])
      expect((await find(typed)).json()).toEqual({ token: owner.property.token })
  })

  it('answers the same to every code that does not open', async () => {
    const paused = await newCode()
    await paused.owner.changeLink({ paused: true })
    const renewed = await newCode()
    await renewed.owner.changeLink({ renew: true })
    const gone = await newCode()
    await gone.owner.remove(gone.owner.property.id)
    const unfinished = await newCode()
    await unfinished.owner.save({ id: unfinished.owner.property.id, rentCost: null })
    const { owner } = await newCode()
    const draft = await owner.create(complete)
    const dead = {
      paused: paused.code,
      renewed: renewed.code,
      deleted: gone.code,
      unfinished: unfinished.code,
      draft: (await ask(owner.bearer, draft.id)).json().code,
      unknown: '2222-2222',
      malformed: 'OOOO-1111',
      short: 'K7QX',
      token: owner.property.token,
    }
    for (const [name, code] of Object.entries(dead)) {
      const reply = await find(code)
      expect([name, reply.statusCode, reply.json().errors]).toEqual([name, 404, [{ code: 'PropertyNotFound' }]])
    }
  })

  it('changes with the link: a new link has a new code', async () => {
    const { owner, code } = await newCode()
    const { token } = (await owner.changeLink({ renew: true })).json()
    const renewed = (await ask(owner.bearer, owner.property.id)).json().code
    expect(renewed).not.toBe(code)
    expect([(await find(code)).statusCode, (await find(renewed)).json()]).toEqual([404, { token }])
  })

  it('has a rate limit per network', async () => {
    const { code } = await newCode()
    const ip = '198.51.100.50'
    for (let count = 0; count < 60; count++) await find('2222-2222', ip)
    const refused = await find(code, ip)
    expect([refused.statusCode, refused.json().errors]).toEqual([429, [{ code: 'TooManyRequests' }]])
    expect((await find(code, '198.51.100.51')).statusCode).toBe(200)
  })
})

describe('codes and their key', () => {
  it('are sealed again under a new key, and all replaced with the links', async () => {
    const { owner, code } = await newCode()
    const newKey = Buffer.alloc(32, 'a new token key').toString('base64')
    deps.tokens = openTokenKeyring({ TOKEN_KEY: newKey, TOKEN_RETIRED_KEYS: [deps.config.TOKEN_KEY] })
    await sealTokens(deps)
    deps.tokens = openTokenKeyring({ TOKEN_KEY: newKey, TOKEN_RETIRED_KEYS: [] })
    expect((await find(code)).json()).toEqual({ token: owner.property.token })

    await endLinks(deps)
    expect((await find(code)).statusCode).toBe(404)
    const after = (await ask(owner.bearer, owner.property.id)).json().code
    expect(after).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    expect((await find(after)).statusCode).toBe(200)
  })
})
