import { describe, expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'
import { complete } from '#test/properties.ts'

const api = await startApplications()
const { newLandlord, call, rowOf, registry, auditActionsOf } = api
const owner = await newLandlord()
const { token } = owner.property
const open = (link: string, ip?: string) => call('GET', `/property/public/${link}`, { ...(ip && { ip }) })

describe('GET property/public/{token}', () => {
  it('shows what is let and by whom, and nothing else', async () => {
    const reply = await open(token)
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { ...complete, address: '75011 Paris', dpeNotRequired: false, ownerName: 'Nora Petit' },
    ])
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['referrer-policy']).toBe('no-referrer')
    const { owner_id } = await rowOf(owner.property.id)
    for (const secret of [owner.property.id, owner_id, token, owner.email]) expect(reply.body).not.toContain(secret)
  })

  it.each([
    [
      'typed figures',
      { energyConsumption: 340, co2Emission: 12, dpeDate: '2025-01-01' },
      { energyGrade: 'F', energyGradeEstimated: true },
    ],
    ['a copied letter', { energyConsumption: 200, dpeGrade: 'F' }, { energyGrade: 'F', energyGradeEstimated: false }],
    ['low typed figures', { energyConsumption: 90, co2Emission: 12, dpeDate: '2025-01-01' }, { energyGrade: 'A-D' }],
    ['no certificate needed', { dpeNotRequired: true }, { dpeNotRequired: true }],
  ])('has the grade of %s', async (_, changes, expected) => {
    const { property } = await newLandlord()
    const other = await owner.create({ ...complete, ...changes, validated: true })
    expect((await open(other.token)).json()).toMatchObject(expected)
    expect((await open(property.token)).json()).not.toHaveProperty('energyGrade')
  })

  it('shows no part of an address whose district cannot be told', async () => {
    const odd = await owner.create({ ...complete, address: 'Chemin du Lac, au bout', validated: true })
    expect((await open(odd.token)).json().address).toBe('')
  })

  it('has the official grade of a certificate', async () => {
    const certificate = registry.add()
    const found = await owner.create({ ...complete, ademeNumber: certificate.number, validated: true })
    expect((await open(found.token)).json()).toMatchObject({
      energyGrade: certificate.grade,
      energyGradeEstimated: false,
    })
  })

  it('shows a property without a type, since completeness asks for none', async () => {
    const untyped = await owner.create({ ...complete, type: null, validated: true })
    const reply = await open(untyped.token)
    expect([reply.statusCode, reply.json().type]).toEqual([200, undefined])
  })

  it('answers the same bytes to every link that does not open', async () => {
    const draft = await owner.create(complete)
    const paused = await newLandlord()
    await paused.changeLink({ paused: true })
    const renewed = await newLandlord()
    await renewed.changeLink({ renew: true })
    const unfinished = await newLandlord()
    await unfinished.save({ id: unfinished.property.id, rentCost: null })
    const gone = await newLandlord()
    await gone.remove(gone.property.id)
    const closed = await newLandlord()
    await call('DELETE', '/owner/deleteAccount', { bearer: closed.bearer })
    const dead = {
      draft: draft.token,
      paused: paused.property.token,
      renewed: renewed.property.token,
      unfinished: unfinished.property.token,
      deleted: gone.property.token,
      ownerGone: closed.property.token,
      unknown: 'a'.repeat(43),
      upper: token.toUpperCase(),
      lower: token.toLowerCase(),
      truncated: token.slice(0, -1),
      halved: token.slice(0, 22),
      longer: `${token}A`,
      altered: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      padded: `${token}%3D`,
      spaced: `%20${token}`,
      broken: `${token}%0a`,
      nul: `${token}%00`,
      short: 'x',
      theId: owner.property.id,
      quote: "'%20or%20'1'%3D'1",
      huge: 'a'.repeat(400),
    }
    const answers = await Promise.all(
      Object.entries(dead).map(async ([name, link]) => {
        const { statusCode, headers, body } = await open(link)
        const { date: _, 'x-request-id': id, ...others } = headers
        return [name, { statusCode, others, body: body.replace(String(id), '…') }] as const
      }),
    )
    const [, first] = answers[0] ?? []
    expect(first).toMatchObject({
      statusCode: 404,
      body: '{"errors":[{"code":"PropertyNotFound"}],"requestId":"…"}',
    })
    for (const [name, answer] of answers) expect([name, answer]).toEqual([name, first])
  })

  it('has a rate limit per network', async () => {
    const ip = '198.51.100.20'
    for (let count = 0; count < 300; count++) await open('a'.repeat(43), ip)
    const reply = await open(token, ip)
    expect([reply.statusCode, reply.json().errors]).toEqual([429, [{ code: 'TooManyRequests' }]])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect((await open(token, '198.51.100.21')).statusCode).toBe(200)
  })
})

describe('POST property/{id}/link', () => {
  it('pauses and resumes', async () => {
    const nora = await newLandlord()
    const link = nora.property.token
    const paused = await nora.changeLink({ paused: true })
    expect([paused.statusCode, paused.json()]).toEqual([
      200,
      { ...(await nora.get(nora.property.id)).json(), linkPaused: true, token: link },
    ])
    expect((await open(link)).statusCode).toBe(404)
    expect((await nora.changeLink({ paused: false })).json().linkPaused).toBe(false)
    expect((await open(link)).statusCode).toBe(200)
    expect((await auditActionsOf(nora.user.id)).slice(-2)).toEqual(['LINK_PAUSED', 'LINK_RESUMED'])
  })

  it('renews: the old link is dead at once, the new one opens', async () => {
    const nora = await newLandlord()
    const renewed = (await nora.changeLink({ renew: true })).json()
    expect(renewed.token).toMatch(/^[\w-]{43}$/)
    expect(renewed.token).not.toBe(nora.property.token)
    expect((await open(nora.property.token)).statusCode).toBe(404)
    expect((await open(renewed.token)).statusCode).toBe(200)
    expect((await auditActionsOf(nora.user.id)).at(-1)).toBe('LINK_RENEWED')
  })

  it('renews a paused link without opening it, unless told to', async () => {
    const nora = await newLandlord()
    await nora.changeLink({ paused: true })
    const renewed = (await nora.changeLink({ renew: true })).json()
    expect([renewed.linkPaused, (await open(renewed.token)).statusCode]).toEqual([true, 404])
    const both = (await nora.changeLink({ renew: true, paused: false })).json()
    expect([both.linkPaused, (await open(both.token)).statusCode]).toEqual([false, 200])
  })

  it('leaves the version alone: a form that is open elsewhere still saves', async () => {
    const nora = await newLandlord()
    const { version } = (await nora.changeLink({ renew: true, paused: true })).json()
    expect(version).toBe(nora.property.version)
  })

  it('asked for nothing, or for what is so already, writes nothing down', async () => {
    const nora = await newLandlord()
    const before = await auditActionsOf(nora.user.id)
    for (const body of [{}, { paused: false }]) {
      const reply = await nora.changeLink(body)
      expect([reply.statusCode, reply.json().token]).toEqual([200, nora.property.token])
    }
    expect(await auditActionsOf(nora.user.id)).toEqual(before)
  })

  it.each([[{ paused: 'true' }], [{ paused: 1 }], [{ renew: false }], [{ renew: 'true' }]])(
    'refuses %j',
    async (body) => {
      const reply = await owner.changeLink(body)
      expect([reply.statusCode, reply.json().errors[0].code]).toEqual([400, 'InvalidField'])
    },
  )

  it('knows no property of someone else', async () => {
    const other = await newLandlord()
    const before = await rowOf(owner.property.id)
    const reply = await other.changeLink({ renew: true, paused: true }, owner.property.id)
    expect([reply.statusCode, reply.json().errors]).toEqual([404, [{ code: 'PropertyNotFound' }]])
    expect(await rowOf(owner.property.id)).toEqual(before)
  })
})
