import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAddressDirectory } from './directory.ts'

let directory: Awaited<ReturnType<typeof startAddressDirectory>>
beforeAll(async () => {
  directory = await startAddressDirectory({ port: 0 })
})
afterAll(() => directory.stop())
const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${directory.port}${path}`, { headers })
type Answer = { features: { properties: { label: string } }[] }
const labels = async (query: string) =>
  ((await (await get(`/search?${query}`)).json()) as Answer).features.map(({ properties }) => properties.label)

describe('GET /search', () => {
  it('answers like the national API and ignores other parameters', async () => {
    const response = await get(
      `/search?q=${encodeURIComponent(' 12 rue des Lilas 69003 ')}&autocomplete=1&index=address`,
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toMatchObject({
      type: 'FeatureCollection',
      query: '12 rue des Lilas 69003',
      features: [{ type: 'Feature', properties: { citycode: '69383' } }],
    })
  })

  it.each([
    ['q=rue+pasteur+paris', 5],
    ['q=rue+pasteur+paris&limit=1', 1],
    ['q=rue+pasteur+paris&limit=20', 20],
    ['q=nulle+part', 0],
  ])('%s: %i suggestions', async (query, count) => {
    expect(await labels(query)).toHaveLength(count)
  })

  it.each([
    ['', 'q: required param'],
    ['q=', 'q: required param'],
    ['q=+++', 'q: required param'],
    ['q=ly', 'q: must contain between 3 and 200 chars and start with a number or a letter'],
    ['q=-lyon', 'q: must contain between 3 and 200 chars and start with a number or a letter'],
    [`q=${'a'.repeat(201)}`, 'q: must contain between 3 and 200 chars and start with a number or a letter'],
    ['q=lyon&limit=0', 'limit: must be an integer between 1 and 20'],
    ['q=lyon&limit=21', 'limit: must be an integer between 1 and 20'],
    ['q=lyon&limit=x', 'limit: must be an integer between 1 and 20'],
  ])('refuses "%s"', async (query, detail) => {
    const response = await get(`/search?${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ code: 400, message: 'Failed parsing query', detail: [detail] })
  })

  it('accepts 3 and 200 letters', async () => {
    expect(await labels('q=eus')).toContain('Eus')
    expect(await labels(`q=${'a'.repeat(200)}`)).toEqual([])
  })
})

describe('the page', () => {
  it.each([
    ['fr', 'Les rues sont inventées', 'Une panne est simulée en ce moment (500)'],
    ['en', 'Streets are invented', 'An outage is simulated at the moment (500)'],
  ])('says in %s what is invented, shows results and a simulated outage', async (language, truth, outage) => {
    const cookie = { cookie: `lang=${language}` }
    const page = await (await get('/?q=rue+des+lilas+69003', cookie)).text()
    expect(page).toContain(truth)
    expect(page).toContain('Rue des Lilas 69003 Lyon')
    expect(page).not.toContain(outage)
    await setFault('500')
    expect((await get('/search?q=lyon')).status).toBe(500)
    expect(await (await get('/', cookie)).text()).toContain(outage)
    await setFault('none')
    expect((await get('/search?q=lyon')).status).toBe(200)
  })

  it.each([
    ['/?q=nulle+part', 'Aucune adresse pour'],
    ['/?q=ly', 'au moins trois caractères'],
    ['/?q=%3Cscript%3E', '&lt;script&gt;'],
  ])('%s', async (path, text) => {
    expect(await (await get(path)).text()).toContain(text)
  })

  it('is the only one', async () => {
    expect((await get('/other')).status).toBe(404)
  })
})

const setFault = (kind: string) =>
  fetch(`http://127.0.0.1:${directory.port}/fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind }),
  })
