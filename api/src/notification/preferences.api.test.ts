import { describe, expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'
import { complete } from '#test/properties.ts'
import { notifyOwner } from './notify-owner.service.ts'

const api = await startApplications()
const { newLandlord, newApplicant, subscribe, kindsTo, mailsTo, call, sql } = api

type Landlord = Awaited<ReturnType<typeof newLandlord>>
const preferencesOf = async ({ bearer }: Landlord) => (await call('GET', '/owner/preferences', { bearer })).json()
const change = ({ bearer }: Landlord, body: object) => call('POST', '/owner/preferences', { bearer, body })
const waitingFor = async ({ property }: Landlord) =>
  (await sql('select news from notification where property_id = $1 order by id', [property.id])).map(({ news }) => news)
const missing = '00000000-0000-4000-8000-000000000000'

describe('owner/preferences', () => {
  it('defaults to a mail per application, nothing paused', async () => {
    const owner = await newLandlord()
    expect(await preferencesOf(owner)).toEqual({
      notifications: 'EACH',
      properties: [{ id: owner.property.id, name: complete.name, paused: false }],
    })
  })

  it.each(['DAILY', 'NONE', 'EACH'])('stores %s, and keeps fields that were not sent', async (notifications) => {
    const owner = await newLandlord()
    const reply = await change(owner, { notifications })
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { notifications, properties: [{ paused: false }] }])
    await change(owner, { properties: [{ id: owner.property.id, paused: true }] })
    await change(owner, {})
    expect(await preferencesOf(owner)).toMatchObject({ notifications, properties: [{ paused: true }] })
  })

  it.each([
    [{ notifications: 'daily' }],
    [{ notifications: null }],
    [{ properties: [{ id: missing }] }],
    [{ properties: [{ id: missing, paused: 'yes' }] }],
    [{ properties: Array(501).fill({ id: missing, paused: true }) }],
  ])('refuses %j', async (body) => {
    expect((await change(await newLandlord(), body)).statusCode).toBe(400)
  })

  it('changes nothing when one of the properties is unknown or another owner’s', async () => {
    const [owner, other] = [await newLandlord(), await newLandlord()]
    const answers = []
    for (const id of [other.property.id, missing]) {
      const properties = [
        { id: owner.property.id, paused: true },
        { id, paused: true },
      ]
      const reply = await change(owner, { notifications: 'NONE', properties })
      answers.push([reply.statusCode, reply.json().errors])
    }
    expect(answers).toEqual(Array(2).fill([404, [{ code: 'PropertyNotFound' }]]))
    expect(await preferencesOf(owner)).toMatchObject({ notifications: 'EACH', properties: [{ paused: false }] })
    expect(await preferencesOf(other)).toMatchObject({ properties: [{ paused: false }] })
  })

  it('is recorded in the audit log', async () => {
    const owner = await newLandlord()
    await change(owner, { notifications: 'DAILY' })
    const { entries } = (await call('GET', '/owner/audit', { bearer: owner.bearer })).json()
    expect(entries[0]).toMatchObject({ action: 'PREFERENCES_CHANGED', by: 'SELF' })
  })

  it('does not change the version of the property', async () => {
    const owner = await newLandlord()
    await change(owner, { properties: [{ id: owner.property.id, paused: true }] })
    expect((await owner.get(owner.property.id)).json().version).toBe(owner.property.version)
  })
})

describe('the notification of an application', () => {
  async function applyTo(owner: Landlord) {
    const ana = await newApplicant({ status: 'TO_PROCESS' })
    await subscribe(owner.property.token, ana.token)
    return ana
  }
  const newsTo = async (owner: Landlord) => (await kindsTo(owner.email)).filter((kind) => kind.includes('appli'))

  it('is mailed at once, with an unsubscribe link', async () => {
    const owner = await newLandlord()
    await applyTo(owner)
    const mail = (await mailsTo(owner.email)).at(-1)
    expect(mail).toMatchObject({
      kind: 'application-not-verified',
      unsubscribe: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(await waitingFor(owner)).toEqual([])
  })

  it('waits for the digest, with later changes', async () => {
    const owner = await newLandlord()
    await change(owner, { notifications: 'DAILY' })
    const ana = await applyTo(owner)
    await ana.change({ status: 'VALIDATED' })
    expect(await waitingFor(owner)).toEqual(['APPLIED', 'VERIFIED'])
    await ana.withdraw()
    expect(await waitingFor(owner)).toEqual(['WITHDRAWN'])
    expect(await newsTo(owner)).toEqual([])
  })

  it('is not sent with NONE; the applicant’s and essential mails are', async () => {
    const owner = await newLandlord()
    await change(owner, { notifications: 'NONE' })
    const ana = await applyTo(owner)
    await ana.change({ status: 'VALIDATED' })
    const second = await owner.create({ ...complete, validated: true })
    expect(await waitingFor(owner)).toEqual([])
    expect(await kindsTo(owner.email)).toEqual(['property-validated', 'property-validated'])
    expect(await kindsTo(ana.email)).toContain('applied')
    expect(second.validated).toBe(true)
  })

  it('is not sent for a paused property, and is for the others', async () => {
    const owner = await newLandlord()
    const loft = await owner.create({ ...complete, name: 'Loft', validated: true })
    await change(owner, { properties: [{ id: owner.property.id, paused: true }] })
    const ana = await applyTo(owner)
    expect(await newsTo(owner)).toEqual([])
    await subscribe(loft.token, ana.token)
    await ana.change({ status: 'VALIDATED' })
    expect(await newsTo(owner)).toEqual(['application-not-verified', 'applicant-now-verified'])
    const { content } = (await mailsTo(owner.email)).at(-1) ?? {}
    expect(content.facts.map(({ value }: { value: string }) => value)).toContain('Loft')
    expect(JSON.stringify(content)).not.toContain(complete.name)
  })
})

describe('preferences changed while something waits', () => {
  async function withNews(notifications: 'EACH' | 'DAILY') {
    const owner = await newLandlord()
    await change(owner, { notifications })
    const ana = await newApplicant()
    await subscribe(owner.property.token, ana.token)
    return owner
  }

  it.each(['EACH', 'DAILY'])('from DAILY to %s: the news is in the next digest', async (notifications) => {
    const owner = await withNews('DAILY')
    await change(owner, { notifications })
    expect(await waitingFor(owner)).toEqual(['APPLIED'])
  })

  it('from DAILY to NONE: the news is deleted', async () => {
    const owner = await withNews('DAILY')
    await change(owner, { notifications: 'NONE' })
    expect(await waitingFor(owner)).toEqual([])
  })

  it('from EACH to DAILY: a waiting mail is sent', async () => {
    const owner = await withNews('EACH')
    await change(owner, { notifications: 'DAILY' })
    expect(await kindsTo(owner.email)).toEqual(['property-validated', 'application-verified'])
  })

  it('from EACH to NONE: waiting mails are dropped, essential ones are sent', async () => {
    const [owner, other] = [await withNews('EACH'), await withNews('EACH')]
    await change(owner, { notifications: 'NONE' })
    expect(await kindsTo(owner.email)).toEqual(['property-validated'])
    expect(await kindsTo(other.email)).toContain('application-verified')
  })

  it('pausing a property deletes its waiting news; resuming does not restore it', async () => {
    const owner = await withNews('DAILY')
    await change(owner, { properties: [{ id: owner.property.id, paused: true }] })
    await change(owner, { properties: [{ id: owner.property.id, paused: false }] })
    expect(await waitingFor(owner)).toEqual([])
  })

  it('news written by a parallel transaction is deleted too', async () => {
    const owner = await withNews('DAILY')
    const { ownerId } = await api.deps.verifyAccessToken(owner.bearer)
    const [file] = await sql('select rental_file_id as id from application where property_id = $1', [owner.property.id])
    let stopped: ReturnType<typeof change> | undefined
    await api.deps.db.transaction().execute(async (tx) => {
      await notifyOwner(tx, ownerId, {
        kind: 'test',
        news: 'VERIFIED',
        about: [{ propertyId: owner.property.id, fileId: file.id }],
        contentOf: () => ({ subject: '', title: '', paragraphs: [] }),
      })
      stopped = change(owner, { notifications: 'NONE' })
      await expect
        .poll(async () => (await sql("select from pg_stat_activity where wait_event_type = 'Lock'")).length)
        .toBeGreaterThan(0)
    })
    expect((await stopped)?.statusCode).toBe(200)
    expect(await waitingFor(owner)).toEqual([])
  })

  it('waiting news is deleted with its property and its owner', async () => {
    const [first, second] = [await withNews('DAILY'), await withNews('DAILY')]
    await first.remove(first.property.id)
    await call('DELETE', '/owner/deleteAccount', { bearer: second.bearer })
    expect([await waitingFor(first), await waitingFor(second)]).toEqual([[], []])
  })
})
