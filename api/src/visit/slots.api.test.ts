import { describe, expect, it } from 'vitest'
import { series, startVisits } from '#test/visits.ts'

const { newHost, apply, proposed, at, kindsTo, mailsTo, call, sql } = await startVisits()
const codeOf = (reply: { json: () => { errors: { code: string }[] } }) => reply.json().errors[0]?.code
const starts = (slots: { startsAt: string }[]) => slots.map(({ startsAt }) => startsAt)

describe('an owner offers slots', () => {
  it('in a series, over the change of the clocks', async () => {
    const host = await newHost()
    await at('2027-03-01T10:00:00Z', () => host.offer({ dates: ['2027-03-28', '2027-03-27'], slotsPerDay: 1 }))
    expect(starts(await host.slots())).toEqual(['2027-03-27T09:00:00.000Z', '2027-03-28T08:00:00.000Z'])
  })

  it.each([
    ['in the past', { dates: ['2026-11-12'], time: '10:59' }, 'slot-in-past'],
    ['91 days ahead', { dates: ['2027-02-11'] }, 'slot-too-far'],
    ['more than 50', { dates: ['2026-12-01', '2026-12-02'], slotsPerDay: 26 }, 'too-many-slots'],
  ])('not %s', async (_, changes, message) => {
    const host = await newHost()
    const reply = await host.offer(changes)
    expect([reply.statusCode, reply.json().errors]).toEqual([400, [{ code: 'InvalidField', field: 'dates', message }]])
    expect(await host.slots()).toEqual([])
  })

  it('none of a series that overlaps what exists, buffer included', async () => {
    const host = await newHost()
    await host.offer()
    for (const time of ['10:00', '10:39', '09:30']) {
      const reply = await host.offer({ time, slotsPerDay: 1 })
      expect([time, reply.statusCode, codeOf(reply)]).toEqual([time, 409, 'SlotsOverlap'])
    }
    expect((await host.offer({ time: '09:20', slotsPerDay: 1 })).statusCode).toBe(200)
    expect(await host.slots()).toHaveLength(3)
  })

  it('once, by a double click', async () => {
    const host = await newHost()
    const replies = await Promise.all([1, 2, 3].map(() => host.offer()))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(await host.slots()).toHaveLength(2)
  })

  it('at most 300 for a property', async () => {
    const host = await newHost()
    const days = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-12-${day}`)
    for (const day of days.slice(0, 6))
      expect(
        (await host.offer({ dates: [day], slotsPerDay: 50, durationMinutes: 10, bufferMinutes: 0 })).statusCode,
      ).toBe(200)
    const reply = await host.offer({ dates: [days[6]], slotsPerDay: 1 })
    expect(reply.json().errors[0]).toMatchObject({ field: 'dates', message: 'too-many-slots' })
  })
})

describe('an owner changes a slot', () => {
  it('and whoever booked it is told, with a higher sequence', async () => {
    const { host, ana, first } = await proposed()
    await ana.book(first.id)
    const change = { date: '2026-12-02', time: '11:00', durationMinutes: 45, places: 1, place: 'Entrée B' }
    const reply = await host.ask('POST', `/slots/${first.id}`, change)
    expect(reply.statusCode).toBe(200)
    expect((await ana.visit()).booking).toMatchObject({ startsAt: '2026-12-02T10:00:00.000Z', place: 'Entrée B' })
    const mail = (await mailsTo(ana.email)).at(-1)
    expect(mail).toMatchObject({
      kind: 'visit-changed',
      content: {
        invitation: { method: 'REQUEST', sequence: 1, endsAt: '2026-12-02T10:45:00.000Z', place: 'Entrée B' },
      },
    })
    expect((await kindsTo(host.email)).slice(-2)).toEqual(['owner-visit-booked', 'owner-visit-changed'])
  })

  it('and nobody is told of another number of places', async () => {
    const { host, ana, first } = await proposed()
    await ana.book(first.id)
    const told = await kindsTo(ana.email)
    await host.ask('POST', `/slots/${first.id}`, { date: '2026-12-01', time: '10:00', durationMinutes: 30, places: 3 })
    expect([(await host.slots())[0]?.places, await kindsTo(ana.email)]).toEqual([3, told])
  })

  it('not to fewer places than are booked, onto another slot, into the past, or after it began', async () => {
    const { host, ana, first } = await proposed({ places: 2 })
    const bo = await apply(host)
    await host.propose(bo.id)
    for (const applicant of [ana, bo]) await applicant.book(first.id)
    const same = { date: '2026-12-01', time: '10:00', durationMinutes: 30, places: 2 }
    const refused = async (changes: object) =>
      codeOf(await host.ask('POST', `/slots/${first.id}`, { ...same, ...changes }))
    expect(await refused({ places: 1 })).toBe('SlotPlacesTaken')
    expect(await refused({ time: '10:20' })).toBe('SlotsOverlap')
    expect(await refused({ date: '2026-11-01' })).toBe('InvalidField')
    expect(await at('2026-12-01T09:00:00Z', () => refused({ places: 5 }))).toBe('SlotClosed')
  })
})

describe('an owner removes a slot', () => {
  it('and whoever booked it gets a cancellation; again changes nothing', async () => {
    const { host, ana, first } = await proposed()
    await ana.book(first.id)
    for (const _ of [1, 2]) expect((await host.ask('DELETE', `/slots/${first.id}`)).statusCode).toBe(200)
    expect((await ana.visit()).booking).toBeUndefined()
    expect((await mailsTo(ana.email)).filter(({ kind }) => kind === 'visit-withdrawn')).toMatchObject([
      { content: { invitation: { method: 'CANCEL', sequence: 1 } } },
    ])
  })

  it('that is over, and nobody is told', async () => {
    const { host, ana, first } = await proposed()
    await ana.book(first.id)
    await at('2026-12-01T12:00:00Z', () => host.ask('DELETE', `/slots/${first.id}`))
    expect(await kindsTo(ana.email)).not.toContain('visit-withdrawn')
  })

  it('of their own alone: a foreign slot is not found, and stays', async () => {
    const { host, first } = await proposed()
    const other = await newHost()
    expect((await other.ask('DELETE', `/slots/${first.id}`)).statusCode).toBe(200)
    expect(codeOf(await other.ask('POST', `/slots/${first.id}`, { ...series, date: '2026-12-03' }))).toBe(
      'SlotNotFound',
    )
    expect(await host.slots()).toHaveLength(2)
  })
})

describe('an owner proposes visits', () => {
  it('to applications in the order in which they applied; again changes nothing', async () => {
    const host = await newHost()
    const ana = await apply(host)
    const bo = await at('2026-11-12T10:00:01Z', () => apply(host))
    expect((await host.visits()).applicants.map(({ id }) => id)).toEqual([ana.id, bo.id])
    for (const _ of [1, 2]) expect((await host.propose(ana.id)).statusCode).toBe(200)
    const { applicants, waiting } = await host.visits()
    expect([applicants.map(({ id }) => id), waiting.map(({ id }) => id)]).toEqual([[bo.id], [ana.id]])
    const events = await sql(`select stage from application_event where application_id = $1 and event = 'STAGE'`, [
      ana.id,
    ])
    expect(events).toEqual([{ stage: 'VISIT_PROPOSED' }])
  })

  it('to those who are left when somebody has withdrawn meanwhile', async () => {
    const host = await newHost()
    const [ana, bo] = [await apply(host), await apply(host)]
    await ana.ask('DELETE', `/tenant/accesses/${ana.id}`)
    expect((await host.propose(ana.id, bo.id)).json().waiting.map(({ id }: { id: string }) => id)).toEqual([bo.id])
    expect(codeOf(await host.propose(ana.id))).toBe('ApplicationNotFound')
  })

  it('not to one of another property, or whose file is elsewhere', async () => {
    const [host, other] = [await newHost(), await newHost()]
    const ana = await apply(other)
    expect(codeOf(await host.propose(ana.id))).toBe('ApplicationNotFound')
    const bo = await apply(host)
    await sql(
      `update rental_file set source = 'EXTERNAL' where id = (select rental_file_id from application where id = $1)`,
      [bo.id],
    )
    expect(codeOf(await host.propose(bo.id))).toBe('ApplicantElsewhere')
  })

  it('shows no incomes', async () => {
    const { host } = await proposed()
    expect((await host.ask('GET')).body).not.toMatch(/income|salary|2468/i)
  })
})

describe('an owner notes who came', () => {
  it('from the beginning of the visit; whoever came is visited, and a no-show changes nothing else', async () => {
    const { host, ana, first } = await proposed({ places: 2 })
    const bo = await apply(host)
    await host.propose(bo.id)
    await ana.book(first.id)
    await at('2026-11-12T10:00:01Z', () => bo.book(first.id))
    const [{ bookings }] = (await host.slots()) as [typeof first]
    const note = (index: number, outcome: string) => host.ask('POST', `/bookings/${bookings[index]?.id}`, { outcome })
    expect(codeOf(await note(0, 'CAME'))).toBe('VisitNotYet')
    await at('2026-12-01T09:00:00Z', async () => {
      for (const _ of [1, 2]) expect((await note(0, 'CAME')).statusCode).toBe(200)
      expect((await note(1, 'DID_NOT_COME')).statusCode).toBe(200)
    })
    const stageOf = async ({ id }: { id: string }) =>
      (await sql('select stage from application where id = $1', [id]))[0].stage
    expect([await stageOf(ana), await stageOf(bo)]).toEqual(['VISITED', 'VISIT_PROPOSED'])
    expect((await host.slots())[0]?.bookings.map(({ outcome }) => outcome)).toEqual(['CAME', 'DID_NOT_COME'])
    const read = await call('GET', `/owner/applications/${bo.id}/visits`, { bearer: host.bearer })
    expect(read.json()).toMatchObject({ mayBook: true, bookings: [{ outcome: 'DID_NOT_COME' }] })
  })
})
