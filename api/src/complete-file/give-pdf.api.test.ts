import { describe, expect, it } from 'vitest'
import { letter, photo, startCompleteFiles, strangersPdf } from '#test/complete-files.ts'
import { readPdf } from '#test/read-pdf.ts'

const api = await startCompleteFiles()
const { newShown, give, open, insert, addDocument, addTenant, newFile, settle, show, newLandlord, deps, logs, sql } =
  api
const mark = 'Réservé à la location de «\u00a0Studio des Lilas\u00a0» · 12 novembre 2026'
const marksOf = (text = '') => [...new Set(text.split('\n'))]

describe('the whole file', () => {
  it('is a summary, then every document, each page watermarked', async () => {
    const owner = await newLandlord()
    const fileId = await newFile('COUPLE')
    const ana = await addTenant(fileId, 0)
    const bo = await addTenant(fileId, 1, { first_name: 'Bo', last_name: 'Li', monthly_income_cents: null })
    const eve = await insert('guarantor', { tenant_id: ana, kind: 'PERSON', first_name: 'Ève', last_name: 'Durand' })
    await addDocument({ tenant_id: bo }, 'IDENTITY', await photo(400, 600))
    await addDocument({ guarantor_id: eve }, 'INCOME', await letter(1))
    await addDocument({ tenant_id: ana }, 'INCOME', await letter(3), { kind: 'PAYSLIPS' })
    await addDocument({ tenant_id: ana }, 'IDENTITY', await photo(600, 400))
    await settle(fileId)
    const shown = { owner, ...(await show(fileId, owner.property.id)) }

    const reply = await give(shown)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Dossier de location - Ana Durand.pdf"; filename*=UTF-8''Dossier%20de%20location%20-%20Ana%20Durand.pdf`,
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    const { pages, title } = await readPdf(reply.rawPayload)
    expect(title).toBe('Dossier de location – Studio des Lilas')
    const [summary, ...documents] = pages
    for (const page of pages) expect(marksOf(page.drawings['Band'])).toEqual([mark])
    for (const page of documents) expect(page.order).toEqual(['Document', 'Caption', 'Band'])
    // beside our own text, never over it
    expect(summary?.order).toEqual(['Band'])
    expect(summary?.text.split('\n')).toEqual(
      expect.arrayContaining([
        'Dossier de location',
        'Ana Durand et Bo Li',
        'Candidature en couple',
        'Dossier vérifié',
        'Studio des Lilas, Paris',
        '650,50\u00a0€ + 49,99\u00a0€ de charges',
        'Pièce d’identité, le 11 novembre 2026 (1 page)',
        'Justificatif de ressources, le 11 novembre 2026 (3 pages)',
        'Garant\u00a0: Ève Durand',
        '26\u00a0%',
        'Taux d’effort hors charges',
        '28\u00a0%',
        'Taux d’effort charges comprises',
      ]),
    )
    expect(summary?.text).toContain(
      [
        'Sommaire',
        ...['Ana Durand · Pièce d’identité', '2'],
        ...['Ana Durand · Bulletins de salaire', '3'],
        ...['Ève Durand, garant pour Ana Durand · Justificatif de ressources', '6'],
        ...['Bo Li · Pièce d’identité', '7'],
      ].join('\n'),
    )
    const numbersAtFoot = pages.map(({ text }) => text.match(/Page (\d+) sur 7$/)?.[1])
    expect(numbersAtFoot).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(documents.map(({ drawings: { Caption, Document } }) => [Caption, Document])).toEqual([
      ['Ana Durand · Pièce d’identité', '[picture]'],
      ['Ana Durand · Bulletins de salaire', '[picture]'],
      ['Ana Durand · Bulletins de salaire', '[picture]'],
      ['Ana Durand · Bulletins de salaire', '[picture]'],
      ['Ève Durand, garant pour Ana Durand · Justificatif de ressources', '[picture]'],
      ['Bo Li · Pièce d’identité', '[picture]'],
    ])
    expect(documents.map(({ width, height }) => width > height)).toEqual([true, false, false, false, false, false])
    expect(reply.rawPayload.includes('canary')).toBe(false)
  })

  it('is in the language of the request', async () => {
    const shown = await newShown()
    await addDocument({ tenant_id: shown.tenantId }, 'ADDRESS', await photo())
    const reply = await give(shown, undefined, { 'accept-language': 'en' })
    const { pages } = await readPdf(reply.rawPayload)
    expect(pages.flatMap(({ drawings }) => marksOf(drawings['Band']))).toEqual(
      Array(2).fill('Only for letting “Studio des Lilas” · 12 November 2026'),
    )
    expect(pages[0]?.text).toContain('Rental file')
    expect(pages[1]?.drawings['Caption']).toBe('Ana Durand · Proof of address')
  })

  it.each([
    ['French', 'Zoë', 'Œuvrard-d’Âne', 'Zoë Œuvrard-d’Âne'],
    ['of Europe', 'Łukasz', 'Çelik-Öğüt Žižek', 'Łukasz Çelik-Öğüt Žižek'],
    ['Vietnamese', 'Nguyễn', 'Thị Ánh', 'Nguyễn Thị Ánh'],
    ['Greek and Cyrillic', 'Ολυμπία', 'Шевченко', 'Ολυμπία Шевченко'],
    ['composed of two', 'Ame\u0301lie', 'Noe\u0308l', 'Amélie Noël'],
    ['Arabic', 'محمد', 'علي', 'محمد علي'],
    ['Hebrew', 'שלום', 'כהן', 'שלום כהן'],
  ])('writes letters that are %s', async (_, firstName, lastName, name) => {
    const shown = await newShown({ first_name: firstName, last_name: lastName })
    const { pages } = await readPdf((await give(shown)).rawPayload)
    expect(pages[0]?.text.split('\n')).toContain(name)
    expect(pages[0]?.text).not.toContain('□')
  })

  it('says that it cannot write a name', async () => {
    const reply = await give(await newShown({ first_name: 'محمد', last_name: '李' }))
    const { pages } = await readPdf(reply.rawPayload)
    expect(pages[0]?.text.split('\n')).toEqual(expect.arrayContaining(['محمد □']))
    expect(pages[0]?.text).toContain('□\u00a0: caractère que ce document ne peut pas afficher.')
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain('محمد 李.pdf')
  })

  it('is the summary alone for a file of an authority’s own system', async () => {
    const [owner, ana] = [await newLandlord(), await api.newApplicant()]
    await api.subscribe(owner.property.token, ana.token)
    const [{ id }] = (await api.applicationsOn(owner.property.id)) as [{ id: string }]
    const { pages } = await readPdf((await give({ owner, id })).rawPayload)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.text).toContain('Ce service ne conserve pas les documents de ce dossier.')
  })

  it('has a notice in place of a document that cannot be read, and goes on', async () => {
    const shown = await newShown()
    const { tenantId } = shown
    const broken = { bytes: Buffer.from('%PDF-1.7 canary'), mediaType: 'application/pdf', pages: 1 } as const
    const id = await addDocument({ tenant_id: tenantId }, 'IDENTITY', broken)
    await addDocument({ tenant_id: tenantId }, 'ADDRESS', await letter(1))
    const { pages } = await readPdf((await give(shown)).rawPayload)
    expect(pages.map(({ order }) => order)).toEqual([
      ['Band'],
      ['Notice', 'Caption', 'Band'],
      ['Document', 'Caption', 'Band'],
    ])
    expect(pages[1]?.drawings).toMatchObject({ Notice: expect.stringContaining('ne peut pas être reproduit ici') })
    expect(logs.filter((line) => line.includes(id)).map((line) => JSON.parse(line).message)).toEqual([
      'document could not be shown',
    ])
  })
})

describe('one document', () => {
  it.each([
    ['a picture', photo],
    ['a PDF', letter],
  ] as const)('is %s as a PDF of marked pictures', async (_, make) => {
    const shown = await newShown()
    const id = await addDocument({ tenant_id: shown.tenantId }, 'IDENTITY', await make())
    const reply = await give(shown, id)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(reply.headers).toMatchObject({
      'content-length': String(reply.rawPayload.length),
      'content-disposition': expect.stringContaining(
        "UTF-8''Ana%20Durand%20-%20Pi%C3%A8ce%20d%E2%80%99identit%C3%A9.pdf",
      ),
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    })
    const { pages } = await readPdf(reply.rawPayload)
    expect(pages.map(({ drawings }) => [drawings['Document'], ...marksOf(drawings['Band'])])).toEqual([
      ['[picture]', mark],
    ])
    // the same picture that a page shows
    const page = await api.get(`/file/download/${(await api.grant(shown, id)).json().ticket}/pages/1`)
    expect(reply.rawPayload.includes(page.rawPayload)).toBe(true)
  })

  it('answers 503 while the store is down, and still records the visit', async () => {
    const shown = await newShown()
    const id = await addDocument({ tenant_id: shown.tenantId }, 'IDENTITY', await photo())
    await sql(`update document set store_key = repeat('0', 32) where id = $1`, [id])
    const reply = await give(shown, id)
    expect([reply.statusCode, reply.json().errors]).toEqual([503, [{ code: 'DocumentStoreUnavailable' }]])
    expect(await sql('select kind from file_visit where application_id = $1', [shown.id])).toEqual([
      { kind: 'DOCUMENT' },
    ])
  })
})

it('writes no name, token, ticket or document into the logs', async () => {
  const shown = await newShown({ first_name: 'Canaria', last_name: 'Canarius' })
  const id = await addDocument({ tenant_id: shown.tenantId }, 'IDENTITY', await strangersPdf(1, 'canary'))
  await open(shown)
  const ticket = (await api.grant(shown, id)).json().ticket
  for (const path of [`/file/download/${ticket}`, `/file/download/${ticket}x`]) await api.get(path)
  const { token } = await api.makeLink(shown, 'Canarias')
  await api.get(`/file/shared/${token}`)
  expect(logs.length).toBeGreaterThan(3)
  expect(logs.join('\n')).not.toMatch(/canar/i)
  for (const secret of [ticket, token, shown.token]) expect(logs.join('\n')).not.toContain(secret)
  expect(deps.config.LOG_LEVEL).not.toBe('silent')
})
