import { afterAll, expect, it } from 'vitest'
import { startCompleteFiles } from '#test/complete-files.ts'
import { featureOf, startDirectoryPeer } from '#test/directory-peer.ts'
import { readParagraphs } from '#test/read-docx.ts'

const peer = await startDirectoryPeer()
afterAll(() => peer.stop())
const { newShown, bearerOf, call, sql } = await startCompleteFiles({
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

it('does not print a deposit of the property that its rent no longer allows', async () => {
  const { read, wordsOf } = await newLease({ rentCost: 600, deposit: 1_200.01 })
  expect(await read()).toMatchObject({ deposit: 1_200.01, mostDeposit: 1_200 })
  expect(await wordsOf()).toContain(blank)
})

it('refuses a deposit above the limit, and says why', async () => {
  const { print } = await newLease({ rentCost: 650.5 })
  const reply = await print({ deposit: 1_301.01 })
  expect([reply.statusCode, reply.json().errors]).toEqual([
    400,
    [{ code: 'InvalidField', field: 'deposit', message: 'deposit-too-large' }],
  ])
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
