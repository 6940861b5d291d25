import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { featureOf, startDirectoryPeer } from '#test/directory-peer.ts'
import { complete, startProperties } from '#test/properties.ts'
import { readPdf } from '#test/read-pdf.ts'
import { type ReadElement, readStructure } from '#test/read-structure.ts'

const directory = await startDirectoryPeer()
afterAll(() => directory.stop())
const { newOwner, call, sql, deps, passSeconds, registry } = await startProperties({
  ADDRESS_API_URL: directory.url,
  ADDRESS_TIMEOUT_MS: '500',
})

beforeEach(async () => {
  directory.disturb(undefined)
  directory.answer([featureOf()])
  await sql('truncate rate_budget')
})

/** All that an advert of a furnished studio in Paris says. */
const facts = {
  ...complete,
  rooms: 1,
  builtPeriod: 'BEFORE_1946',
  chargesKind: 'FLAT_RATE',
  deposit: 1301,
  rentSupplement: 20.5,
  dpeNotRequired: true,
  tenantFees: 258,
  inventoryFees: 64.5,
  presentation: 'Studio au calme.\n\nLibre le 1er décembre.',
  validated: true,
}
const unknown = '00000000-0000-4000-8000-000000000000'

async function startHome(given: object = facts) {
  const owner = await newOwner()
  const { id, token } = await owner.create(given)
  const print = (language = 'fr', { bearer } = owner) => call('GET', `/property/${id}/advert/${language}`, { bearer })
  const textOf = async (language?: string) => (await pagesOf(await print(language))).join('\n')
  return { owner, id, token, print, textOf }
}

type Reply = Awaited<ReturnType<typeof call>>
/** Lines of the printed text; a long one is broken, so line breaks are spaces here. */
async function pagesOf(reply: Reply) {
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  return (await readPdf(reply.rawPayload)).pages.map(({ text }) => text.replaceAll(/\s+/g, ' '))
}
const errorOf = (reply: Reply) => [reply.statusCode, reply.json().errors[0]?.code]
const toComplete = 'À compléter avant de publier'

/** What stands for each figure, and the letters in it. */
const figuresOf = ({ type, alternative, kids }: ReadElement): [string | undefined, string][] =>
  type === 'Figure'
    ? [[alternative, kids.join('')]]
    : kids.flatMap((kid) => (typeof kid === 'string' ? [] : figuresOf(kid)))

describe('GET /api/property/{id}/advert/{language}', () => {
  it('prints every compulsory mention in French', async () => {
    const { textOf, token } = await startHome()
    const text = await textOf()
    for (const mention of [
      'Loyer : 700,49 € par mois, complément de loyer inclus, charges comprises',
      'Studio au calme.',
      'Commune : Paris 11e arrondissement',
      'Type de bien : appartement',
      'Location meublée',
      'Surface habitable : 21,5 m²',
      'Charges récupérables : 49,99 € par mois (forfait)',
      'Dépôt de garantie : 1 301 €',
      'Honoraires à la charge du locataire : 322,50 € TTC, dont 64,50 € pour l’état des lieux',
      'Zone soumise à encadrement des loyers',
      'Loyer de base : 630 € par mois',
      'Complément de loyer : 20,50 € par mois',
      'Logement non soumis au diagnostic de performance énergétique (DPE)',
      'Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques : www.georisques.gouv.fr',
    ])
      expect(text).toContain(mention)
    expect(text).toMatch(/Loyer de référence majoré \(loyer de base à ne pas dépasser\) : [\d ,]+ € par mois/)
    expect(text.replaceAll(' ', '')).toContain(`Candidater:${deps.config.WEB_URL}/candidater/${token}`)
    expect(text).toContain('Annonce du 12 novembre 2026')
    expect(text).not.toContain(toComplete)
  })

  it('prints them in English, whatever the language of the request', async () => {
    const text = await (await startHome()).textOf('en')
    for (const mention of [
      'Rent: €700.49 per month, rent supplement included, charges included (charges comprises)',
      'Paris, 11th arrondissement',
      'Let furnished (location meublée)',
      'flat rate (forfait)',
      'Rents are controlled here (zone soumise à encadrement des loyers)',
      'Advert of 12 November 2026',
    ])
      expect(text).toContain(mention)
  })

  it('is a file with the name of the property', async () => {
    const { print } = await startHome({ ...complete, name: 'Étage n° 2' })
    const nameOf = async (language: string) =>
      decodeURIComponent(`${(await print(language)).headers['content-disposition']}`.split("''")[1] ?? '')
    expect(await nameOf('fr')).toBe('Annonce - Étage n° 2.pdf')
    expect(await nameOf('en')).toBe('Advert - Étage n° 2.pdf')
  })

  it('names at its end what is missing, and nothing else', async () => {
    const { presentation: _, deposit: __, dpeNotRequired: ___, ...others } = facts
    const text = await (await startHome(others)).textOf()
    const [advert = '', missing] = text.split(toComplete)
    expect(advert).not.toMatch(/Dépôt de garantie|Classe|non soumis/)
    for (const name of ['le dépôt de garantie', 'la classe énergie', 'la classe climat', 'dépenses annuelles'])
      expect(missing).toContain(name)
    expect(missing).not.toMatch(/loyer de référence majoré|surface/)
  })

  it.each(['hang', 'fail', 'garble'] as const)(
    'has no ceiling while the directory is down, and names it as missing: %s',
    async (fault) => {
      directory.disturb(fault)
      const text = await (await startHome({ ...facts, address: `3 rue des Pannes ${fault} 75011 Paris` })).textOf()
      const [advert, missing] = text.split(toComplete)
      expect(advert).toContain('Loyer de base : 630 € par mois')
      expect(advert).not.toContain('encadrement')
      expect(missing).toContain('le loyer de référence majoré')
    },
  )

  it('has no ceiling, and names it as missing, once its owner has searched too many addresses', async () => {
    const { owner, id, textOf } = await startHome()
    for (let i = 0; i < 120; i++) await call('GET', '/property/listAddresses/rue%20des%20lilas', owner)
    expect((await call('GET', `/property/${id}/rent-control`, owner)).statusCode).toBe(429)
    const [advert, missing] = (await textOf()).split(toComplete)
    expect(advert).not.toContain('encadrement')
    expect(missing).toContain('le loyer de référence majoré')
  })

  it('has no ceiling, and misses none, where rents are not controlled', async () => {
    const address = '9 rue Haute 87000 Limoges'
    directory.answer([
      featureOf({ label: address, name: '9 rue Haute', postcode: '87000', city: 'Limoges', citycode: '87085' }),
    ])
    expect(await (await startHome({ ...facts, address })).textOf()).not.toMatch(/référence|compléter/)
  })

  it('follows what the operator says of the law within a minute', async () => {
    const { textOf } = await startHome()
    expect(await textOf()).toContain('encadrement')
    await sql(
      `insert into law_change (rule, state, since, reason, made_at)
       values ('rent-control-paris', 'ENDED', '2026-11-01', 'a test', $1)`,
      [deps.clock()],
    )
    passSeconds(60)
    expect(await textOf()).not.toContain('encadrement')
  })

  it('says at its end what must be checked where the rule is uncertain', async () => {
    const { textOf } = await startHome()
    await sql(
      `insert into law_change (rule, state, since, until, reason, made_at)
       values ('rent-control-paris', 'IN_FORCE', '2026-11-01', '2026-11-11', 'a test', $1)`,
      [deps.clock()],
    )
    passSeconds(60)
    const [advert, toCheck] = (await textOf()).split('À vérifier avant de publier')
    expect(advert).not.toContain('encadrement')
    expect(toCheck).toMatch(/^ Paris : nous ne savons pas si l’encadrement des loyers s’applique encore/)
    expect(toCheck).toContain('referenceloyer.drihl')
    expect(await textOf('en')).toContain('To check before you publish')
  })

  it.each([
    {
      language: 'fr',
      energy: ['Étiquette énergie\u202f: classe D, sur une échelle de A à G.', /^Classe énergie.*ABCDDEFG/],
      climate: ['Étiquette climat\u202f: classe C, sur une échelle de A à G.', /^Classe climat.*ABCCDEFG/],
    },
    {
      language: 'en',
      energy: ['Energy label: grade D, on a scale from A to G.', /^Energy grade.*ABCDDEFG/],
      climate: ['Climate label: grade C, on a scale from A to G.', /^Climate grade.*ABCCDEFG/],
    },
  ] as const)('shows both scales, for screen readers too: $language', async ({ language, energy, climate }) => {
    const { print } = await startHome({ ...facts, dpeNotRequired: false, ademeNumber: registry.add().number })
    const { top, unmarked, lost } = await readStructure((await print(language)).rawPayload)
    expect({ unmarked, lost }).toEqual({ unmarked: [], lost: [] })
    expect(figuresOf(top)).toEqual([
      [energy[0], expect.stringMatching(energy[1])],
      [climate[0], expect.stringMatching(climate[1])],
    ])
  })

  it.each([
    ['not subject to a certificate', { dpeNotRequired: true }, 0],
    ['with nothing known', { dpeNotRequired: false }, 0],
    ['with the energy grade alone', { dpeNotRequired: false, dpeGrade: 'E', dpeDate: '2025-01-01' }, 1],
  ])('has scales of what is known: %s', async (_, energy, count) => {
    const { print } = await startHome({ ...facts, ...energy })
    const { top } = await readStructure((await print()).rawPayload)
    expect(figuresOf(top)).toHaveLength(count)
  })

  it('has the share link only while it is open', async () => {
    const draft = await startHome({ ...facts, validated: false })
    expect(await draft.textOf()).not.toContain('Candidater')
    const { textOf, id, owner } = await startHome()
    expect(await textOf()).toContain('Candidater')
    await call('POST', `/property/${id}/link`, { bearer: owner.bearer, body: { paused: true } })
    expect(await textOf()).not.toContain('Candidater')
  })

  it('of an empty property says that everything is missing', async () => {
    const text = await (await startHome({ name: 'Studio' })).textOf()
    expect(text).toContain(toComplete)
    for (const name of ['la commune', 'le loyer', 'la surface habitable']) expect(text).toContain(name)
  })

  it('is in the audit log, once for each print', async () => {
    const entries = () =>
      sql(`select object_kind, object is not null as "hasObject" from audit_entry where action = 'ADVERT_PRINTED'`)
    const before = await entries()
    await (await startHome()).print()
    expect((await entries()).slice(before.length)).toEqual([{ object_kind: 'PROPERTY', hasObject: true }])
  })

  it('answers 404 for another owner’s property and for an unknown one', async () => {
    const { print } = await startHome()
    const stranger = await newOwner()
    const other = await call('GET', `/property/${unknown}/advert/fr`, stranger)
    for (const reply of [await print('fr', stranger), other]) expect(errorOf(reply)).toEqual([404, 'PropertyNotFound'])
  })

  it('answers owners only, in two languages', async () => {
    const { id, print } = await startHome()
    expect((await call('GET', `/property/${id}/advert/fr`)).statusCode).toBe(401)
    expect((await print('de')).statusCode).toBe(404)
  })

  it('has a rate limit per owner', async () => {
    const { owner } = await startHome()
    const statuses: number[] = []
    for (let time = 0; time < 31; time++)
      statuses.push((await call('GET', `/property/${unknown}/advert/fr`, owner)).statusCode)
    expect(statuses.slice(-2)).toEqual([404, 429])
  })
})
