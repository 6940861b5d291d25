import { describe, expect, it } from 'vitest'
import { startVisits } from '#test/visits.ts'
import { cancelVisitsOf } from './cancel-visits.service.ts'

const api = await startVisits()
const { apply, proposed, newHost, newShared, actionsOn, subscribe, at, bookingsOf, kindsTo, mailsTo, sql, deps } = api
const { newTenant, linkTo } = api
type Reply = { statusCode: number }
const codeOf = (reply: { json: () => { errors: { code: string }[] } }) => reply.json().errors[0]?.code

describe('an applicant', () => {
  it('books a slot and learns the place then, as everybody in their calendar', async () => {
    const { host, ana, first, second } = await proposed()
    expect(await ana.visit()).toEqual({
      mayBook: true,
      slots: [first, second].map(({ id, startsAt, durationMinutes }) => ({ id, startsAt, durationMinutes })),
    })
    expect((await ana.book(first.id)).json().booking).toEqual({
      slotId: first.id,
      startsAt: '2026-12-01T09:00:00.000Z',
      durationMinutes: 30,
      place: '12 rue des Lilas 75011 Paris',
      isOpen: true,
    })
    const [booking] = await bookingsOf(first.id)
    const invitation = {
      method: 'REQUEST',
      id: `visit-${booking.id}`,
      sequence: 0,
      startsAt: '2026-12-01T09:00:00.000Z',
      endsAt: '2026-12-01T09:30:00.000Z',
      place: '12 rue des Lilas 75011 Paris',
    }
    expect((await mailsTo(ana.email)).at(-1)).toMatchObject({
      kind: 'visit-booked',
      content: { invitation: { ...invitation, title: 'Visite – Studio des Lilas' } },
    })
    const toOwner = (await mailsTo(host.email)).at(-1)
    expect(toOwner).toMatchObject({ kind: 'owner-visit-booked', content: { invitation } })
    expect(JSON.stringify(toOwner)).not.toContain(ana.email)
    expect(JSON.stringify(await mailsTo(ana.email))).not.toContain(host.email)
  })

  it('moves it: the same appointment with a higher sequence, and the first place is free', async () => {
    const { host, ana, first, second } = await proposed()
    await ana.book(first.id)
    const [{ id }] = await bookingsOf(first.id)
    await ana.book(second.id)
    expect(await bookingsOf(first.id)).toEqual([])
    expect(await bookingsOf(second.id)).toMatchObject([{ id, sequence: 1 }])
    for (const email of [ana.email, host.email])
      expect((await mailsTo(email)).at(-1)).toMatchObject({
        content: { invitation: { method: 'REQUEST', id: `visit-${id}`, sequence: 1, startsAt: second.startsAt } },
      })
  })

  it('cancels it, once; calendars of both are told', async () => {
    const { host, ana, first } = await proposed()
    await ana.book(first.id)
    for (const _ of [1, 2]) expect((await ana.cancel()).json().booking).toBeUndefined()
    expect((await kindsTo(ana.email)).filter((kind) => kind === 'visit-cancelled')).toHaveLength(1)
    expect((await mailsTo(host.email)).at(-1)).toMatchObject({
      kind: 'owner-visit-cancelled',
      content: { invitation: { method: 'CANCEL', sequence: 1 } },
    })
    expect((await ana.visit()).slots).toHaveLength(2)
  })

  it('changes nothing from the beginning of the visit, and books another one after it', async () => {
    const { ana, first, second } = await proposed()
    await ana.book(first.id)
    await at('2026-12-01T08:59:59Z', async () => expect((await ana.visit()).booking?.isOpen).toBe(true))
    await at('2026-12-01T09:00:00Z', async () => {
      expect((await ana.visit()).booking?.isOpen).toBe(false)
      expect([codeOf(await ana.cancel()), codeOf(await ana.book(second.id))]).toEqual(['SlotClosed', 'SlotClosed'])
    })
    await at('2026-12-01T09:30:00Z', async () => expect((await ana.book(second.id)).statusCode).toBe(200))
    expect([await bookingsOf(first.id), await bookingsOf(second.id)]).toMatchObject([[{}], [{}]])
  })

  it('books nothing that was not proposed, is full, gone, or of another property', async () => {
    const { host, ana, first } = await proposed()
    const bo = await apply(host)
    expect(codeOf(await bo.book(first.id))).toBe('VisitNotProposed')
    expect(await bo.visit()).toEqual({ mayBook: false, slots: [] })
    await host.propose(bo.id)
    await ana.book(first.id)
    expect(codeOf(await bo.book(first.id))).toBe('SlotFull')
    expect((await bo.visit()).slots.map(({ id }) => id)).not.toContain(first.id)
    const other = await proposed()
    expect(codeOf(await bo.book(other.first.id))).toBe('SlotNotFound')
  })

  it('downloads the appointment while there is one', async () => {
    const { ana, first } = await proposed()
    const download = () => ana.ask('GET', `/tenant/applications/${ana.id}/visit/calendar`)
    expect((await download()).statusCode).toBe(404)
    await ana.book(first.id)
    const reply = await download()
    expect(reply.headers['content-type']).toBe('text/calendar')
    expect(reply.body).toContain('DTSTART:20261201T090000Z\r\nDTEND:20261201T093000Z')
  })

  it('books once in a while: 20 changes an hour', async () => {
    const { ana, first, second } = await proposed()
    for (let turn = 0; turn < 20; turn++) await ana.book(turn % 2 ? second.id : first.id)
    expect((await ana.cancel()).statusCode).toBe(429)
  })
})

describe('at the same time', () => {
  it('never more applicants book a slot than it has places', async () => {
    const { host, ana, first } = await proposed({ places: 3 })
    const others = []
    for (let person = 0; person < 6; person++) others.push(await apply(host))
    await host.propose(...others.map(({ id }) => id))
    const replies = await Promise.all([ana, ...others].map((applicant) => applicant.book(first.id)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 409, 409, 409, 409])
    expect(await bookingsOf(first.id)).toHaveLength(3)
  })

  it('a double click books once, with one mail', async () => {
    const { ana, first } = await proposed({ places: 5 })
    const replies = await Promise.all([1, 2, 3].map(() => ana.book(first.id)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await bookingsOf(first.id)).toHaveLength(1)
    expect((await kindsTo(ana.email)).filter((kind) => kind === 'visit-booked')).toHaveLength(1)
  })

  it('two tabs with two slots leave one booking', async () => {
    const { ana, first, second } = await proposed()
    await Promise.all([ana.book(first.id), ana.book(second.id)])
    expect([...(await bookingsOf(first.id)), ...(await bookingsOf(second.id))]).toHaveLength(1)
  })

  it('a slot that its owner removes is not booked', async () => {
    const { host, ana, first } = await proposed()
    await Promise.all([ana.book(first.id), host.ask('DELETE', `/slots/${first.id}`)])
    expect([await bookingsOf(first.id), (await ana.visit()).booking]).toEqual([[], undefined])
  })
})

describe('a couple', () => {
  it('books together: either acts, both are told', async () => {
    const host = await newHost()
    await host.offer()
    const [ines, joiner] = await newShared('COUPLE', 'joiner-of-visits@example.org')
    await subscribe(host.property.token, ines.bearer)
    const [{ id }] = await sql('select id from application where property_id = $1', [host.property.id])
    await host.propose(id)
    const [slot] = await host.slots()
    await actionsOn(joiner, id).book(slot?.id)
    expect((await actionsOn(ines, id).visit()).booking?.slotId).toBe(slot?.id)
    await actionsOn(ines, id).cancel()
    for (const { email } of [ines, joiner])
      expect((await kindsTo(email)).slice(-2)).toEqual(['visit-booked', 'visit-cancelled'])
  })
})

describe('when an application ends', () => {
  async function join(invited: { email: string; ask: (method: 'POST', path: string, body: object) => Promise<Reply> }) {
    const bea = await newTenant()
    await bea.ask('POST', '/tenant/file', { applicationType: 'COUPLE', coTenants: [{ email: invited.email }] })
    const token = await linkTo(invited.email, 'co-tenant-invitation')
    return invited.ask('POST', `/tenant/invitation/${token}/accept`, { consent: true })
  }

  it('its visit is cancelled, and both are told', async () => {
    const { host, ana, first } = await proposed()
    await ana.book(first.id)
    const ids = await sql('select application_id as id from visit_booking where slot_id = $1', [first.id])
    await deps.db.transaction().execute((tx) =>
      cancelVisitsOf(
        deps,
        tx,
        ids.map(({ id }) => id),
      ),
    )
    expect(await bookingsOf(first.id)).toEqual([])
    expect([(await kindsTo(ana.email)).at(-1), (await kindsTo(host.email)).at(-1)]).toEqual([
      'visit-withdrawn',
      'owner-visit-withdrawn',
    ])
  })

  it('one that has taken place stays', async () => {
    const { ana, first } = await proposed()
    await ana.book(first.id)
    await at('2026-12-01T09:00:00Z', () =>
      deps.db.transaction().execute((tx) => cancelVisitsOf(deps, tx, [ana.id as never])),
    )
    expect(await bookingsOf(first.id)).toHaveLength(1)
  })

  it.each(['withdrawn', 'removed', 'property deleted', 'account deleted', 'joined another file'])(
    '%s, its place is free and both are told',
    async (how) => {
      const { host, ana, first } = await proposed()
      await ana.book(first.id)
      const ways: Record<string, () => Promise<{ statusCode: number }>> = {
        withdrawn: () => ana.ask('DELETE', `/tenant/accesses/${ana.id}`),
        removed: () => api.call('DELETE', `/property/tenant/${ana.id}`, { bearer: host.bearer }),
        'property deleted': () => host.remove(host.property.id),
        'account deleted': () => ana.ask('DELETE', '/tenant/account'),
        'joined another file': () => join(ana),
      }
      expect((await ways[how]?.())?.statusCode).toBeLessThan(300)
      expect(await bookingsOf(first.id)).toEqual([])
      expect([
        (await kindsTo(ana.email)).includes('visit-withdrawn'),
        (await kindsTo(host.email)).includes('owner-visit-withdrawn'),
        // nothing waits for a deleted account
      ]).toEqual([how !== 'account deleted', true])
    },
  )
})

it('both exports have the visit', async () => {
  const { host, ana, first } = await proposed()
  await ana.book(first.id)
  const ofOwner = await api.call('GET', '/owner/export', { bearer: host.bearer })
  expect(ofOwner.json().visits[0]).toMatchObject({
    propertyName: 'Studio des Lilas',
    startsAt: first.startsAt,
    bookings: [{ name: expect.stringContaining('Durand') }],
  })
  const ofTenant = await ana.ask('GET', '/tenant/export')
  expect(ofTenant.json().accesses[0].visits).toMatchObject([{ startsAt: first.startsAt, durationMinutes: 30 }])
})
