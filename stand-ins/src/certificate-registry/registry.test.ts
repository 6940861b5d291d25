import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cases } from './cases.ts'
import { startCertificateRegistry } from './registry.ts'
import { registryClient } from './registry-client.ts'

const client = registryClient({})
let now = new Date('2026-02-01T10:00:00Z')
let registry: Awaited<ReturnType<typeof startCertificateRegistry>>
beforeAll(async () => {
  registry = await startCertificateRegistry({ port: 0, client, clock: () => now })
})
afterAll(() => registry.stop())

const credentials = { client_id: client.id, client_secret: client.secret }
const get = (path: string, headers: Record<string, string> = credentials) =>
  fetch(`http://127.0.0.1:${registry.port}${path}`, { headers })
const find = async (number: string) => (await get(`/pub/dpe/${number}`)).json()
const described = [...cases.values()].filter(({ refusal }) => refusal === undefined).map(({ number }) => number)

describe('GET /pub/dpe/{number}', () => {
  it('answers like the energy agency, with numbers as texts', async () => {
    expect(await find('2599E0000006F')).toEqual({
      timestamp: '2026-02-01T10:00:00.000Z',
      correlationId: expect.any(String),
      success: true,
      consommationEnergieFinale: '341',
      dpe: {
        numero_dpe: '2599E0000006F',
        statut: 'actif',
        administratif: {
          date_etablissement_dpe: '2025-09-04',
          geolocalisation: { adresses: { adresse_bien: expect.objectContaining({ code_postal_brut: '69003' }) } },
        },
        logement: {
          caracteristique_generale: {
            annee_construction: '1974',
            surface_habitable_logement: '62.5',
            nombre_appartement: '24',
            enum_methode_application_dpe_log_id: '2',
          },
          sortie: {
            ep_conso: { ep_conso_5_usages_m2: '384', classe_bilan_dpe: 'F' },
            emission_ges: { emission_ges_5_usages_m2: '83', classe_emission_ges: 'F' },
          },
        },
      },
    })
  })

  it.each(described)('%s has the grade of its last letter', async (number) => {
    const { dpe } = (await find(number)) as { dpe: Record<string, { sortie: { ep_conso: object } }> }
    const { sortie } = dpe['logement'] ?? dpe['logement_neuf'] ?? { sortie: { ep_conso: {} } }
    expect(sortie.ep_conso).toMatchObject({ classe_bilan_dpe: number.at(-1) })
  })

  it('has every grade from A to G', () => {
    expect(new Set(described.map((number) => number.at(-1)))).toEqual(new Set('ABCDEFG'))
  })

  it('has a chain of replacements that leads to an active one', async () => {
    expect(await find('2599E0000021F')).toMatchObject({
      dpe: { statut: 'remplacé', administratif: { dpe_remplacant: '2599E0000022E' } },
    })
    expect(await find('2599E0000022E')).toMatchObject({
      dpe: {
        statut: 'remplacé',
        administratif: { dpe_a_remplacer: '2599E0000021F', dpe_remplacant: '2599E0000023C' },
      },
    })
    expect(await find('2599E0000023C')).toMatchObject({
      dpe: { statut: 'actif', administratif: { dpe_a_remplacer: '2599E0000022E' } },
    })
  })

  it.each([
    ['2599E0000008G', { consommationEnergieFinale: '512' }],
    ['2599E0000031A', { dpe: { logement_neuf: { caracteristique_generale: { surface_habitable_logement: '104' } } } }],
    ['2599E0000038D', { dpe: { logement: { caracteristique_generale: { enum_periode_construction_id: '4' } } } }],
    ['2599E0000035D', { consommationEnergieFinale: '196,4' }],
    ['2599E0000036D', { consommationEnergieFinale: 196 }],
  ])('%s has the oddity that the page announces', async (number, part) => {
    expect(await find(number)).toMatchObject(part)
  })

  it.each([
    ['2599E0000032D', 'dpe.logement.caracteristique_generale.annee_construction'],
    ['2599E0000032D', 'dpe.administratif.geolocalisation'],
    ['2599E0000033G', 'consommationEnergieFinale'],
    ['2599E0000034D', 'dpe.logement.sortie.emission_ges.classe_emission_ges'],
  ])('%s lacks %s', async (number, path) => {
    expect(await find(number)).not.toHaveProperty(path)
    expect(await find('2599E0000004D')).toHaveProperty(path)
  })

  it.each(['2026-02-01', '2031-07-01', '2046-12-31'])('an active one is recent on %s', async (today) => {
    now = new Date(`${today}T10:00:00Z`)
    const { dpe } = (await find('2599E0000001A')) as { dpe: { administratif: { date_etablissement_dpe: string } } }
    const age = now.getTime() - Date.parse(dpe.administratif.date_etablissement_dpe)
    expect(Math.floor(age / 86_400_000)).toBe(150)
  })

  it.each([
    ['2599E9999999Z', 404],
    ['2599E0000404X', 404],
    ['2599E0000403X', 403],
    ['2599E0000503X', 503],
    ['2599e0000001a', 400],
    ['2599E0000001', 400],
    ['2599E0000001AB', 400],
    ['', 400],
    ['..%2f', 400],
  ])('%s: %i', async (number, status) => {
    const response = await get(`/pub/dpe/${number}`)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ success: false })
  })

  it.each([
    {},
    { client_id: client.id },
    { client_secret: client.secret },
    { ...credentials, client_secret: 'another' },
    { ...credentials, client_id: 'another' },
  ])('is refused with %j', async (headers) => {
    expect((await get('/pub/dpe/2599E0000001A', headers)).status).toBe(401)
  })
})

describe('the page', () => {
  it.each([
    ['fr', 'Ceci n’est pas le vrai registre.', 'Remplacé par le suivant'],
    ['en', 'This is not the real registry.', 'Replaced by the next one'],
  ])('lists in %s every number and what it shows', async (language, warning, shown) => {
    const response = await get('/', { cookie: `lang=${language}` })
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    const page = await response.text()
    for (const text of [warning, shown]) expect(page).toContain(text)
    for (const number of cases.keys()) expect(page).toContain(`<code>${number}</code>`)
  })

  it.each(['/registry.css', '/registry.svg', '/copy.js'])('has %s', async (path) => {
    expect((await get(path, {})).status).toBe(200)
  })
})

it('simulates a fault and recovers', async () => {
  const setFault = (kind: string) =>
    fetch(`http://127.0.0.1:${registry.port}/fault`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind }),
    })
  await setFault('garbage')
  await expect(find('2599E0000001A')).rejects.toThrow(SyntaxError)
  expect(await (await get('/')).text()).toContain('Une panne est simulée')
  await setFault('none')
  expect(await find('2599E0000001A')).toMatchObject({ success: true })
})
