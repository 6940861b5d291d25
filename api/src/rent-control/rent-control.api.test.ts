import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { featureOf, startDirectoryPeer } from '#test/directory-peer.ts'
import { complete, startProperties } from '#test/properties.ts'

const peer = await startDirectoryPeer()
afterAll(() => peer.stop())
const { newOwner, call, sql, logs, passSeconds } = await startProperties({
  ADDRESS_API_URL: peer.url,
  ADDRESS_TIMEOUT_MS: '500',
  LOG_LEVEL: 'trace',
})

beforeEach(async () => {
  peer.disturb(undefined)
  peer.answer([featureOf()])
  peer.requests.length = 0
  await sql('truncate rate_budget')
})

/** A new owner with one property, and what the API says of its place. */
async function startHome(facts: object) {
  const owner = await newOwner()
  const { id } = await owner.create(facts)
  const read = (bearer = owner.bearer) => call('GET', `/property/${id}/rent-control`, { bearer })
  return { owner, id, read }
}

const doorIn = (street: string, postcode: string, city: string, citycode: string, coordinates: [number, number]) =>
  featureOf({ label: `${street} ${postcode} ${city}`, name: street, postcode, city, citycode }, coordinates)

/** The zones of an answer, without their tables of rents. */
const briefly = (reply: { json: () => { territory?: { zones: { zone: string; name?: string }[] } } }) =>
  reply.json().territory?.zones.map(({ zone, name }) => [zone, name].filter(Boolean).join(' '))

describe('GET /api/property/{id}/rent-control', () => {
  it('names zone, order and reference rents of a door in Paris', async () => {
    const { read } = await startHome(complete)
    const reply = await read()
    expect([reply.statusCode, reply.headers['cache-control'], reply.json()]).toEqual([
      200,
      'no-store',
      {
        kind: 'FOUND',
        tenseZone: 'LISTED',
        feeZones: ['VERY_TENSE'],
        territory: {
          id: 'paris',
          isPartly: false,
          order: { number: 'IDF-2026-06-12-00003', from: '2026-07-01', until: '2026-11-24' },
          zones: [{ zone: '11', name: 'Roquette', rents: expect.any(Object) }],
        },
      },
    ])
    // four rows of rooms, four columns of periods, as the order prints them
    const { UNFURNISHED, FURNISHED } = reply.json().territory.zones[0].rents
    for (const table of [UNFURNISHED, FURNISHED]) expect(table.map((row: number[]) => row.length)).toEqual([4, 4, 4, 4])
    expect(peer.texts()).toEqual(['12 rue des lilas 75011 paris'])
  })

  it.each<[string, [number, number], string[]]>([
    ['between the 11th and the 4th', [2.3692, 48.8532], ['11 Roquette', '2 Arsenal']],
    ['between the 3rd and the 11th', [2.3638, 48.8674], ['4 Enfants-Rouges', '11 Folie-Méricourt']],
    ['far from every border', [2.3462, 48.8462], ['4 Sorbonne']],
  ])('%s: every zone in which the home may be', async (_, coordinates, zones) => {
    const address = `7 rue du Bord ${coordinates.join(' ')} 75011 Paris`
    peer.answer([featureOf({ label: address, name: '7 rue du Bord', housenumber: '7' }, coordinates)])
    expect(briefly(await (await startHome({ address })).read())).toEqual(zones)
  })

  it.each([
    ['2 rue Neuve', '59000', 'Lille', '59350', [3.0706, 50.6305], 'lille', ['2']],
    ['2 rue Neuve', '69001', 'Lyon', '69381', [4.8277, 45.7694], 'lyon', ['1']],
    ['2 rue Neuve', '93200', 'Saint-Denis', '93066', [2.3574, 48.9362], 'plaineCommune', ['311']],
    ['2 rue Neuve', '64200', 'Biarritz', '64122', [-1.5586, 43.4832], 'paysBasque', []],
  ] as const)('%s %s %s', async (street, postcode, city, citycode, [lon, lat], id, zones) => {
    peer.answer([doorIn(street, postcode, city, citycode, [lon, lat])])
    const { read } = await startHome({ address: `${street} ${postcode} ${city}` })
    const reply = await read()
    expect([reply.json().territory.id, briefly(reply)]).toEqual([id, zones])
  })

  it('has no zone for a commune whose street the directory does not know, but the figures of all', async () => {
    peer.answer([
      featureOf({ label: 'Lille', name: 'Lille', postcode: '59000', city: 'Lille', citycode: '59350' }, [3.07, 50.63]),
    ])
    const { read } = await startHome({ address: '3 allée Inconnue 59000 Lille' })
    expect((await read()).json().territory).toEqual({
      id: 'lille',
      isPartly: false,
      order: { from: '2026-04-01', until: '2027-03-31' },
      zones: [],
      allZones: ['1', '2', '3', '4', '5'].map((zone) => ({ zone, rents: expect.any(Object) })),
    })
  })

  it.each([
    ['13002', 'Marseille', '13202', { tenseZone: 'LISTED', feeZones: ['VERY_TENSE', 'TENSE'] }],
    ['87000', 'Limoges', '87085', { tenseZone: 'NOT_LISTED', feeZones: ['ELSEWHERE'] }],
  ])('%s %s has no territory', async (postcode, city, citycode, expected) => {
    peer.answer([doorIn('9 rue Haute', postcode, city, citycode, [5.37, 43.3])])
    const { read } = await startHome({ address: `9 rue Haute ${postcode} ${city}` })
    expect((await read()).json()).toEqual({ kind: 'FOUND', ...expected })
  })

  it('does not know a place that the directory does not know', async () => {
    peer.answer([])
    const reply = await (await startHome({ address: '1 lieu-dit Nulle-Part 75011 Paris' })).read()
    expect([reply.statusCode, reply.json()]).toEqual([200, { kind: 'UNKNOWN' }])
  })

  it('does not know a property without an address, and does not ask the directory', async () => {
    const reply = await (await startHome({ name: 'Loft' })).read()
    expect([reply.statusCode, reply.json()]).toEqual([200, { kind: 'UNKNOWN' }])
    expect(peer.requests).toEqual([])
  })

  it.each(['hang', 'fail', 'limit', 'garble'] as const)(
    'fails while the directory is down, and knows the place after that: %s',
    async (fault) => {
      const { read } = await startHome({ address: `5 rue des Pannes ${fault} 75011 Paris` })
      peer.disturb(fault)
      const reply = await read()
      expect([reply.statusCode, reply.json().errors]).toEqual([503, [{ code: 'ServiceUnavailable' }]])
      peer.disturb(undefined)
      passSeconds(10)
      peer.answer([featureOf({ label: `5 rue des Pannes ${fault} 75011 Paris`, name: 'x', street: undefined })])
      expect((await read()).json().kind).toBe('FOUND')
    },
  )

  it('answers 404 for another owner’s property and for an unknown one', async () => {
    const { id, read } = await startHome(complete)
    const stranger = await newOwner()
    const unknown = await call('GET', `/property/${id.replace(/^.{8}/, '00000000')}/rent-control`, stranger)
    for (const reply of [await read(stranger.bearer), unknown])
      expect([reply.statusCode, reply.json().errors]).toEqual([404, [{ code: 'PropertyNotFound' }]])
    expect(peer.requests).toEqual([])
  })

  it('answers owners only', async () => {
    const { id } = await startHome(complete)
    expect((await call('GET', `/property/${id}/rent-control`, {})).statusCode).toBe(401)
  })

  it('shares the rate limit of the address search', async () => {
    const { owner, read } = await startHome(complete)
    for (let i = 0; i < 60; i++) {
      expect((await read()).statusCode).toBe(200)
      await call('GET', '/property/listAddresses/rue%20des%20lilas', owner)
    }
    expect((await read()).statusCode).toBe(429)
    passSeconds(60)
    expect((await read()).statusCode).toBe(200)
  })

  it('leaves no address in the logs', async () => {
    peer.disturb('garble')
    await (await startHome({ address: '7 rue du Canari 75011 Paris' })).read()
    expect(logs.join()).toContain('/api/property/:id/rent-control')
    expect(logs.join()).not.toMatch(/canari|lilas|pannes/i)
  })
})
