import { ownerExport } from '@bailclair/domain/owner/owner-export.schema.ts'
import { describe, expect, it } from 'vitest'
import { startTenants } from '#test/tenants.ts'
import { withToken } from '#test/tokens.ts'

const api = await startTenants()
const { newLandlord, newApplicant, newTenantAt, subscribe, call, sql, passSeconds, deps } = api

const evil = '<img src=x onerror="alert(1)">=cmd|calc'
const nora = await newLandlord('en')
const ana = await newApplicant({ firstName: 'Ana', lastName: 'Durand' })
const bo = await newApplicant({ firstName: 'Bo', lastName: 'Martin', status: 'TO_PROCESS', monthlyIncome: 9_876.54 })
for (const { token } of [ana, bo]) {
  passSeconds(1)
  await subscribe(nora.property.token, token)
}
const get = (path: string, bearer = nora.bearer, language = 'en') =>
  call('GET', path, { bearer, headers: { 'accept-language': language } })

describe('GET owner/export', () => {
  it('has all data of the owner, and of applicants what the owner may see', async () => {
    await call('POST', '/owner/names', {
      bearer: nora.bearer,
      body: { firstName: 'Nora', lastName: 'Petit', email: 'nora.new@example.org' },
    })
    const reply = await get('/owner/export')
    expect(reply.statusCode).toBe(200)
    const data = ownerExport.parse(reply.json())
    expect(data).toMatchObject({
      profile: { firstName: 'Nora', lastName: 'Petit', email: nora.email, pendingEmail: 'nora.new@example.org' },
      lastSignInOn: '2026-11-12',
      preferences: { notifications: 'EACH' },
      properties: [
        {
          name: 'Studio des Lilas',
          token: nora.property.token,
          propertiesApartmentSharing: [
            { apartmentSharing: { status: 'TO_PROCESS', tenants: [{ lastName: 'Martin' }] } },
            { apartmentSharing: { status: 'VALIDATED', totalSalary: 2_468.13 } },
          ],
        },
      ],
      links: [{ purpose: 'EMAIL_CHANGE', email: 'nora.new@example.org' }],
    })
    expect(reply.body).not.toContain('9876.54')
    expect(data.mails.map(({ kind }) => kind).toSorted()).toEqual([
      'application-not-verified',
      'application-verified',
      'email-change',
      'email-change-notice',
      'property-validated',
    ])
    expect(data.actions.map(({ action, by }) => `${action} ${by}`)).toEqual([
      'DATA_EXPORTED SELF',
      'EMAIL_CHANGE_ASKED SELF',
      'NAMES_CHANGED SELF',
      'APPLIED OTHER',
      'APPLIED OTHER',
      'PROPERTY_VALIDATED SELF',
      'PROPERTY_CREATED SELF',
      'NAMES_CHANGED SELF',
    ])
  })

  it('has no data of another owner', async () => {
    const other = await newLandlord()
    const { body } = await get('/owner/export', other.bearer)
    for (const foreign of [nora.email, nora.property.token, nora.property.id, 'Durand'])
      expect(body).not.toContain(foreign)
  })
})

describe('GET owner/export.html', () => {
  it('is the same data as an HTML file, in the requested language', async () => {
    const french = await get('/owner/export.html', nora.bearer, 'fr')
    expect(french.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': expect.stringContaining('attachment; filename="mes-donnees.html"'),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(french.body).toContain('<html lang="fr">')
    for (const text of [
      'Nora',
      'Studio des Lilas',
      'Durand Ana',
      '2\u202f468,13\u00A0€ par mois',
      'Candidature transmise',
    ])
      expect(french.body).toContain(text)
    for (const word of ['Appartement', 'Meublé', 'Anglais', 'À chaque nouveauté', 'Vérifié'])
      expect(french.body).toContain(`>${word}<`)
    expect((await get('/owner/export.html')).body).toContain('€2,468.13 per month')
  })

  it('has what limits of rents and adverts need, in words', async () => {
    const owner = await newLandlord('fr')
    const facts = {
      rooms: 2,
      builtPeriod: '1946_1970',
      lastRent: 612.35,
      lastRentSince: '2024-02-01',
      chargesKind: 'FLAT_RATE',
      deposit: 650,
      rentSupplement: 40,
      energyCostLeast: 1_610,
      energyCostMost: 1_880,
      energyCostYear: 2_021,
      energyCostLastYear: 2_023,
      statedCeiling: 15.24,
      climateGrade: 'B',
      tenantFees: 258.5,
      inventoryFees: 64.6,
      presentation: 'Au calme,\nsur cour.',
    }
    await owner.save({ id: owner.property.id, ...facts })
    const told = {
      fr: [
        ['Nombre de pièces principales', '2'],
        ['Époque de construction', 'De 1946 à 1970'],
        ['Loyer du dernier locataire, hors charges', '612,35\u00A0€ par mois'],
        ['Date de ce dernier loyer', '1er février 2024'],
        ['Mode de règlement des charges', 'Forfait'],
        ['Dépôt de garantie', '650\u00A0€'],
        ['Complément de loyer', '40\u00A0€ par mois'],
        ['Dépenses annuelles d’énergie, estimation haute', '1\u202f880\u00A0€'],
        ['Première année des prix de l’énergie', '2021'],
        ['Dernière année des prix de l’énergie', '2023'],
        ['Loyer de référence majoré lu sur le site officiel, par m²', '15,24\u00A0€ par mois'],
        ['Classe climat imprimée sur le DPE', 'B'],
        ['Honoraires à la charge du locataire\u202f: état des lieux', '64,60\u00A0€'],
        ['Présentation du logement', 'Au calme,\nsur cour.'],
      ],
      en: [
        ['When it was built', '1946 to 1970'],
        ['Rent of the last tenant, without charges', '€612.35 per month'],
        ['Date of that last rent', '1 February 2024'],
        ['Deposit', '€650'],
        ['First year of the energy prices', '2021'],
        ['Increased reference rent read on the official site, per m²', '€15.24 per month'],
      ],
    }
    for (const [language, rows] of Object.entries(told)) {
      const { body } = await get('/owner/export.html', owner.bearer, language)
      for (const [label, value] of rows) expect(body).toContain(`<th scope="row">${label}</th><td>${value}</td>`)
    }
    const [exported] = (await get('/owner/export', owner.bearer)).json().properties
    expect(exported).toMatchObject(facts)
  })

  it('has no raw enum value or field name in its texts', async () => {
    for (const language of ['fr', 'en'])
      expect((await get('/owner/export.html', nora.bearer, language)).body).not.toMatch(
        />([A-Z]+(_[A-Z]+)+|[A-Z]{4,}|fr|en)</,
      )
  })

  it('escapes what people typed', async () => {
    await sql(`update property set name = $1, address = $1 where id = $2`, [evil, nora.property.id])
    const { body } = await get('/owner/export.html')
    expect(body).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    expect(body).not.toMatch(/<(img|script|a|iframe|link|form)[\s>]/)
    expect(body).toMatch(/Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[\w+/=]{44}'"/)
  })
})

describe('GET property/{id}/applications.csv', () => {
  const csv = (language: string, id = nora.property.id, bearer = nora.bearer) =>
    get(`/property/${id}/applications.csv`, bearer, language)

  it('has what the owner may see, in the format of the language', async () => {
    const { headers, rawPayload } = await csv('fr')
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' })
    expect(headers['content-disposition']).toMatch(/^attachment; filename="candidatures /)
    expect(rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const [head, martin, durand, end] = rawPayload.toString('utf8').slice(1).split('\r\n')
    expect(head).toMatch(/^"Candidat";"Personnes";/)
    expect(martin).toBe(
      '"Martin Bo";"Bo Martin";"Individuel";"En cours de traitement";"2026-11-12";"2026-11-12";"2026-12-12";"";"";"";"";"";""',
    )
    expect(durand).toBe(
      '"Durand Ana";"Ana Durand";"Individuel";"Vérifié";"2026-11-12";"2026-11-12";"2026-12-12";"2468,13";"3579,24";"26";"28";"";""',
    )
    expect(end).toBe('')
    expect((await csv('en')).body).toContain('"Durand Ana","Ana Durand","Single","Verified"')
  })

  it('has no figures of a paused or ended access, no token and no formula', async () => {
    const cy = await newTenantAt('VALIDATED')
    await sql(`update tenant set last_name = '=1+1' where email = $1`, [cy.email])
    await subscribe(nora.property.token, cy.bearer)
    const [application] = await sql('select * from application order by created_at desc limit 1')
    const { token } = withToken(deps, application)
    const before = (await csv('en')).body
    expect(before).toContain(`"'=1+1 Ana"`)
    expect(before).not.toContain(token)
    await sql('update application set paused_at = now()')
    expect((await csv('en')).body).not.toContain('2468.13')
    await sql(`update application set paused_at = null, access_ends_on = '2026-11-11'`)
    expect((await csv('en')).body).not.toContain('2468.13')
  })

  it('answers 404 for another owner’s property or an unknown one', async () => {
    const other = await newLandlord()
    const replies = [await csv('fr', nora.property.id, other.bearer), await csv('fr', 'nothing')]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  })
})

describe('GET owner/audit', () => {
  it('lists what the owner did and what was done to their properties, latest first, in pages', async () => {
    const owner = await newLandlord()
    for (let turn = 0; turn < 60; turn++) {
      await owner.changeLink({ paused: true })
      await owner.changeLink({ paused: false })
    }
    const di = await newApplicant()
    await subscribe(owner.property.token, di.token)
    const first = (await get('/owner/audit', owner.bearer)).json()
    expect(first.entries).toHaveLength(100)
    expect(first.entries.slice(0, 2)).toEqual([
      {
        occurredAt: api.deps.clock().toISOString(),
        action: 'APPLIED',
        by: 'OTHER',
        object: 'PROPERTY',
        propertyName: 'Studio des Lilas',
      },
      expect.objectContaining({ action: 'LINK_RESUMED', by: 'SELF' }),
    ])
    const second = (await get(`/owner/audit?before=${first.next}`, owner.bearer)).json()
    expect(second.entries.map(({ action }: { action: string }) => action).slice(-3)).toEqual([
      'PROPERTY_VALIDATED',
      'PROPERTY_CREATED',
      'NAMES_CHANGED',
    ])
    expect(first.entries.length + second.entries.length).toBe(124)
    expect(second).not.toHaveProperty('next')
  })

  it.each(['x', '-1', '1e9', '9999999999999999999'])('ignores the invalid cursor %s', async (before) => {
    expect((await get(`/owner/audit?before=${before}`)).statusCode).toBe(400)
  })

  it('has no entry of another owner', async () => {
    const owner = await newLandlord()
    const actions = (await get('/owner/audit', owner.bearer))
      .json()
      .entries.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['PROPERTY_VALIDATED', 'PROPERTY_CREATED', 'NAMES_CHANGED'])
  })
})
