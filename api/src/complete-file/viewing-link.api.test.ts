import { describe, expect, it } from 'vitest'
import { photo, startCompleteFiles } from '#test/complete-files.ts'

const api = await startCompleteFiles()
const { newShown, get, open, makeLink, bearerOf, addDocument, addTenant, newFile, settle, show, newLandlord, sql } = api
const { call, passSeconds, mailsTo, deps } = api

type Shown = Awaited<ReturnType<typeof newShown>>
const create = async (shown: Pick<Shown, 'owner' | 'id'>, body: object) =>
  call('POST', `/property/tenant/${shown.id}/links`, { bearer: await bearerOf(shown), body })
const revoke = async (shown: Pick<Shown, 'owner' | 'id'>, linkId: string) =>
  call('DELETE', `/property/tenant/${shown.id}/links/${linkId}`, { bearer: await bearerOf(shown) })
const follow = (token: string) => get(`/file/shared/${token}`)

describe('a viewing link', () => {
  it('shows the complete file to whoever has it, for 24 hours', async () => {
    const shown = await newShown()
    const made = await create(shown, { recipient: ' Ma sœur  ' })
    expect(made.statusCode).toBe(201)
    const link = {
      id: expect.any(String),
      recipient: 'Ma sœur',
      createdAt: '2026-11-12T10:00:00.000Z',
      expiresAt: '2026-11-13T10:00:00.000Z',
      state: 'OPEN',
      openings: 0,
    }
    expect(made.json()).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), viewingLinks: [link] })

    const { token } = made.json()
    const reply = await follow(token)
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        ownerName: 'Nora Petit',
        recipient: 'Ma sœur',
        expiresAt: '2026-11-13T10:00:00.000Z',
        file: (await open(shown)).json().file,
      },
    ])
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    passSeconds(24 * 3_600 - 1)
    expect((await follow(token)).statusCode).toBe(200)
    expect((await open(shown)).json().viewingLinks).toEqual([{ ...link, openings: 2 }])
    passSeconds(1)
    expect((await follow(token)).statusCode).toBe(404)
    expect((await open(shown)).json().viewingLinks).toEqual([{ ...link, openings: 2, state: 'EXPIRED' }])
  })

  it('gives documents and the whole file by tickets that end with it', async () => {
    const shown = await newShown()
    const documentId = await addDocument({ tenant_id: shown.tenantId }, 'IDENTITY', await photo())
    const { token, linkId } = await makeLink(shown)
    const tickets: string[] = []
    for (const body of [{}, { documentId }]) {
      const granted = await call('POST', `/file/shared/${token}/download`, { body })
      tickets.push(granted.json().ticket)
    }
    for (const ticket of tickets) expect((await get(`/file/download/${ticket}`)).statusCode).toBe(200)
    await revoke(shown, linkId)
    for (const ticket of tickets) expect((await get(`/file/download/${ticket}`)).statusCode).toBe(404)
    expect((await call('POST', `/file/shared/${token}/download`, { body: {} })).statusCode).toBe(404)
  })

  it('ends at once when it is revoked, and the others go on', async () => {
    const shown = await newShown()
    const [one, other] = [await makeLink(shown, 'Ma sœur'), await makeLink(shown, 'Mon frère')]
    const reply = await revoke(shown, one.linkId)
    expect([reply.statusCode, reply.json().viewingLinks]).toMatchObject([
      200,
      expect.arrayContaining([
        expect.objectContaining({ recipient: 'Ma sœur', state: 'REVOKED' }),
        expect.objectContaining({ recipient: 'Mon frère', state: 'OPEN' }),
      ]),
    ])
    expect([(await follow(one.token)).statusCode, (await follow(other.token)).statusCode]).toEqual([404, 200])
  })

  it('answers the same bytes whatever the reason that it does not open', async () => {
    const answerOf = async (token: string) => (await follow(token)).body.replace(/"requestId":"[^"]+"/, '')
    const unknown = await answerOf('x'.repeat(43))
    const [revoked, paused, withdrawn, expired] = [
      await newShown(),
      await newShown(),
      await newShown(),
      await newShown(),
    ]
    const links = []
    for (const shown of [expired, revoked, paused, withdrawn]) links.push(await makeLink(shown))
    const [late, ended, stopped, gone] = links.map(({ token }) => token) as [string, string, string, string]
    await revoke(revoked, links[1]?.linkId ?? '')
    await sql('update application set paused_at = now() where id = $1', [paused.id])
    await sql('delete from application where id = $1', [withdrawn.id])
    await sql('update viewing_link set expires_at = $2 where application_id = $1', [expired.id, deps.clock()])
    for (const token of [late, ended, stopped, gone, 'x', expired.token, expired.owner.property.token])
      expect(await answerOf(token)).toBe(unknown)
  })

  it('is told to everybody in the file, with its name and its end', async () => {
    const owner = await newLandlord()
    const fileId = await newFile('COUPLE')
    const emails = ['ana.couple@example.org', 'bo.couple@example.org']
    for (const [position, email] of emails.entries()) await addTenant(fileId, position, { email })
    await settle(fileId)
    const shown = { owner, ...(await show(fileId, owner.property.id)) }
    const made = await create(shown, { recipient: 'Mon notaire' })
    const end = new Date(made.json().viewingLinks[0].expiresAt).getUTCDate()
    for (const email of emails) {
      const mails = await mailsTo(email)
      expect(mails.map(({ kind }) => kind)).toEqual(['viewing-link'])
      const text = JSON.stringify(mails[0])
      for (const word of ['Mon notaire', 'Studio des Lilas', 'Nora Petit', `${end} novembre 2026`, '/acces'])
        expect(text).toContain(word)
    }
  })

  it('is stored as a keyed hash only, and recorded in the log of the owner', async () => {
    const shown = await newShown()
    const { token, linkId } = await makeLink(shown)
    await revoke(shown, linkId)
    const stored = JSON.stringify(await sql('select * from viewing_link where id = $1', [linkId]))
    expect(stored).not.toContain(token)
    const log = await call('GET', '/owner/audit', { bearer: await bearerOf(shown) })
    expect(log.json().entries.slice(0, 2)).toMatchObject([
      { action: 'VIEWING_LINK_REVOKED', by: 'SELF', propertyName: 'Studio des Lilas' },
      { action: 'VIEWING_LINK_CREATED', by: 'SELF', propertyName: 'Studio des Lilas' },
    ])
  })
})

describe('no link', () => {
  const missing = [404, [{ code: 'ApplicationNotFound' }]]
  const answer = async (reply: ReturnType<typeof create>) => [(await reply).statusCode, (await reply).json().errors]

  it.each([
    ['without a name', { recipient: '  ' }, 'field-required'],
    ['with a name that is too long', { recipient: 'a'.repeat(61) }, 'text-too-long'],
    ['with a name that turns the text around it', { recipient: 'a\u202eb' }, 'text-forbidden-character'],
  ])('is made %s', async (_, body, message) => {
    expect(await answer(create(await newShown(), body))).toEqual([
      400,
      [{ code: 'InvalidField', field: 'recipient', message }],
    ])
  })

  it('is made of a file that does not open, or of another owner', async () => {
    const [mine, other] = [await newShown(), await newShown()]
    await sql('update application set paused_at = now() where id = $1', [mine.id])
    expect(await answer(create(mine, { recipient: 'Ma sœur' }))).toEqual(missing)
    expect(await answer(create({ owner: mine.owner, id: other.id }, { recipient: 'Ma sœur' }))).toEqual(missing)
    expect(await sql('select 1 from viewing_link where application_id = any($1)', [[mine.id, other.id]])).toEqual([])
  })

  it('is made of a file of an authority’s own system', async () => {
    const [owner, ana] = [await newLandlord(), await api.newApplicant()]
    await api.subscribe(owner.property.token, ana.token)
    const [{ id }] = (await api.applicationsOn(owner.property.id)) as [{ id: string }]
    expect(await answer(create({ owner, id }, { recipient: 'Ma sœur' }))).toEqual(missing)
  })

  it('of another owner is revoked, nor one by the id of another application', async () => {
    const [mine, other] = [await newShown(), await newShown()]
    const { token, linkId } = await makeLink(other)
    expect(await answer(revoke(mine, linkId))).toEqual(missing)
    expect(await answer(revoke({ owner: mine.owner, id: other.id }, linkId))).toEqual(missing)
    expect((await follow(token)).statusCode).toBe(200)
  })

  it('is made after ten in a day', async () => {
    const shown = await newShown()
    for (let count = 0; count < 10; count++) await makeLink(shown)
    expect((await create(shown, { recipient: 'Encore' })).statusCode).toBe(429)
  })
})
