import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startCompleteFiles } from '#test/complete-files.ts'
import { featureOf, startDirectoryPeer } from '#test/directory-peer.ts'
import { readParagraphs } from '#test/read-docx.ts'

const peer = await startDirectoryPeer()
afterAll(() => peer.stop())
const { newShown, bearerOf, call, sql, deps, passSeconds } = await startCompleteFiles({
  ADDRESS_API_URL: peer.url,
  ADDRESS_TIMEOUT_MS: '500',
})

/** A chosen application on a home near the Sorbonne, with what its owner said of it. */
async function newLease(home: object) {
  const address = '8 rue Soufflot 75005 Paris'
  const found = { label: address, name: '8 rue Soufflot', housenumber: '8', postcode: '75005', citycode: '75105' }
  peer.answer([featureOf(found, [2.3462, 48.8462])])
  const shown = await newShown()
  const { owner } = shown
  const saved = await owner.save({ id: owner.property.id, address, ...home })
  expect(saved.statusCode).toBe(200)
  await sql(`update application set stage = 'CHOSEN' where id = $1`, [shown.id])
  const path = `/owner/applications/${shown.id}/lease-model`
  const bearer = await bearerOf(shown)
  const print = (body: object) => call('POST', path, { bearer, body: { format: 'DOCX', ...body } })
  return {
    print,
    read: async () => (await call('GET', path, { bearer })).json(),
    wordsOf: async (body: object = {}) => {
      const reply = await print(body)
      expect(reply.statusCode).toBe(200)
      return readParagraphs(reply.rawPayload)
        .map(({ text }) => text)
        .join('\n')
    },
  }
}
const blank = 'à compléter\u202f: montant du dépôt de garantie'

it('begins with the deposit of the property, prints it, and leaves a blank for null', async () => {
  const { read, wordsOf } = await newLease({ rentCost: 650.5, deposit: 1_234 })
  expect(await read()).toMatchObject({ deposit: 1_234, mostDeposit: 1_301 })
  expect((await read()).blanks).toContain('deposit')
  expect(await wordsOf()).toContain('1\u202f234\u00a0€')
  expect(await wordsOf({ deposit: 900 })).not.toContain('1\u202f234\u00a0€')
  const cleared = await wordsOf({ deposit: null })
  expect(cleared).toContain(blank)
  expect(cleared).not.toContain('1\u202f234\u00a0€')
})

it('has no deposit where the property says none', async () => {
  const { read, wordsOf } = await newLease({ deposit: null })
  expect(await read()).not.toHaveProperty('deposit')
  expect(await wordsOf()).toContain(blank)
})

it('prints a deposit above the limit, of the property or typed, with the limit', async () => {
  const { read, wordsOf } = await newLease({ rentCost: 600, deposit: 1_200.5 })
  const limit = '(au plus deux mois de loyer hors charges, soit 1\u202f200\u00a0€)'
  expect(await read()).toMatchObject({ deposit: 1_200.5, mostDeposit: 1_200 })
  expect(await wordsOf()).toContain(`1\u202f200,50\u00a0€ ${limit}`)
  expect(await wordsOf({ deposit: 9_999 })).toContain(`9\u202f999\u00a0€ ${limit}`)
})

describe('what the operator says of the law', () => {
  /** Today is 12 November 2026; the law is read again after a few seconds. */
  async function end(rule: string) {
    await sql(
      `insert into law_change (rule, state, since, reason, made_at) values ($1, 'ENDED', '2026-11-01', 'a test', $2)`,
      [rule, deps.clock()],
    )
    passSeconds(60)
  }
  afterEach(async () => {
    await sql('truncate law_change')
    passSeconds(60)
  })

  it('rents that are no longer controlled are not in the lease', async () => {
    const { wordsOf } = await newLease({ rooms: 2, builtPeriod: 'BEFORE_1946' })
    expect(await wordsOf()).toContain('fixé par arrêté préfectoral\u202f: Oui')
    await end('rent-control-paris')
    const words = await wordsOf()
    expect(words).toContain('fixé par arrêté préfectoral\u202f: Non.')
    expect(words).not.toContain('Loyer de référence')
  })

  it('a deposit has no limit once its rule has ended', async () => {
    const { read, wordsOf } = await newLease({ rentCost: 600, deposit: 1_300 })
    expect(await read()).toMatchObject({ mostDepositMonths: 2, mostDeposit: 1_200 })
    await end('lease-deposit')
    const summary = await read()
    expect(summary).toMatchObject({ deposit: 1_300 })
    expect(summary).not.toHaveProperty('mostDepositMonths')
    expect(summary).not.toHaveProperty('mostDeposit')
    const words = await wordsOf()
    expect(words).toContain('1\u202f300\u00a0€')
    expect(words).not.toContain('au plus deux mois de loyer')
  })
})

it('fills in reference rents, supplement, last rent, charges and fees of a furnished home in Paris', async () => {
  const { read, wordsOf } = await newLease({
    furniture: 'FURNISHED',
    livingSpace: 40,
    rooms: 2,
    builtPeriod: 'BEFORE_1946',
    rentCost: 1_764,
    rentSupplement: 60,
    lastRent: 1_740,
    lastRentSince: '2025-03-01',
    chargesKind: 'FLAT_RATE',
  })
  const words = await wordsOf()
  for (const expected of [
    // printed on 12 November 2026, before the experiment ends
    'fixé par arrêté préfectoral\u202f: Oui (pour une signature jusqu’au 24 novembre 2026\u202f; après, à vérifier).',
    '35,50\u00a0€/m²',
    '42,60\u00a0€/m², soit 1\u202f704\u00a0€ par mois pour ce logement',
    'zone 4 (Sorbonne)',
    '1\u202f704\u00a0€, égal au loyer de référence majoré',
    '60\u00a0€, compris dans le loyer mensuel hors charges',
    '1\u202f740\u00a0€ par mois',
    'le 1er mars 2025, début du bail ou dernière révision',
    'Un forfait n’est pas régularisé',
    '12,10\u00a0€/m², soit 484\u00a0€ pour 40 m²',
  ])
    expect(words).toContain(expected)
  const { blanks } = await read()
  expect(blanks).toEqual(expect.arrayContaining(['supplementReason', 'lastRentDates']))
  for (const known of ['rentControl', 'referenceRents', 'rentSupplement', 'baseRent', 'lastRent', 'feesLimits'])
    expect(blanks).not.toContain(known)
})

it('leaves all that depends on the place blank while the directory is away', async () => {
  // the place of an address that was asked before is kept
  const address = '10 rue Soufflot 75005 Paris'
  const { read } = await newLease({ address, rooms: 2, builtPeriod: 'BEFORE_1946' })
  peer.disturb('hang')
  const { blanks } = await read()
  peer.disturb(undefined)
  expect(blanks).toEqual(
    expect.arrayContaining(['rentBetweenTenants', 'rentControl', 'referenceRents', 'rentSupplement', 'feesLimits']),
  )
})
