import { describe, expect, it } from 'vitest'
import { startVisits } from '#test/visits.ts'

const { call, proposed, newHost, apply, auditActionsOf, sql, kindsTo, mailsTo, deps } = await startVisits()
const feedOf = async ({ bearer }: { bearer: string }, method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
  (await call(method, '/owner/visit-feed', { bearer })).json()
const read = (address: string) => call('GET', new URL(address).pathname.replace(/^\/api/, ''))

describe('the calendar of an owner', () => {
  it('has the visits of all their properties, with first names alone', async () => {
    const { host, ana, first } = await proposed({ place: 'Entrée B' })
    await ana.book(first.id)
    await (await newHost()).offer()
    const { address } = await feedOf(host, 'POST')
    const reply = await read(address)
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'text/calendar',
      'no-store',
    ])
    expect(reply.headers['referrer-policy']).toBe('no-referrer')
    const text = reply.body.replaceAll('\r\n ', '')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(text).toMatch(/SUMMARY:Visite – Studio des Lilas – Ana\d+\r\nLOCATION:Entrée B/)
    expect(text).toContain('DTSTART:20261201T090000Z')
    expect(text).toMatch(/pas encore réservée[\s\S]*TRANSP:TRANSPARENT/)
    expect(text).not.toMatch(/Durand|mailto|@example\.org/i)
  })

  it('is shown again, replaced and revoked; an old address is unknown like any other', async () => {
    const host = await newHost()
    expect(await feedOf(host)).toEqual({})
    const { address } = await feedOf(host, 'POST')
    expect(await feedOf(host)).toMatchObject({ address, createdAt: '2026-11-12T10:00:00.000Z' })
    const { address: next } = await feedOf(host, 'POST')
    expect(next).not.toBe(address)
    const [old, unknown] = [await read(address), await read(address.replace(/[\w-]{43}/, 'a'.repeat(43)))]
    for (const reply of [old, unknown])
      expect([reply.statusCode, reply.json().errors]).toEqual([404, [{ code: 'TokenUnknown' }]])
    expect((await read(next)).statusCode).toBe(200)
    for (const _ of [1, 2]) expect(await feedOf(host, 'DELETE')).toEqual({})
    expect((await read(next)).statusCode).toBe(404)
    expect((await auditActionsOf(host.user.id)).filter((action: string) => action.startsWith('VISIT_FEED'))).toEqual([
      'VISIT_FEED_CREATED',
      'VISIT_FEED_CREATED',
      'VISIT_FEED_REVOKED',
    ])
  })

  it('is never stored in the clear', async () => {
    const host = await newHost()
    const { address } = await feedOf(host, 'POST')
    const [, token = ''] = /visit-feed\/([\w-]{43})\//.exec(address) ?? []
    expect(token).toHaveLength(43)
    expect(JSON.stringify(await sql('select * from visit_feed'))).not.toContain(token)
    expect(deps.tokens.hashesOf('share-link', token)).not.toEqual(deps.tokens.hashesOf('visit-feed', token))
  })

  it('is read 60 times an hour', async () => {
    const { address } = await feedOf(await newHost(), 'POST')
    for (let turn = 0; turn < 60; turn++) expect((await read(address)).statusCode).toBe(200)
    expect((await read(address)).statusCode).toBe(429)
  })

  it('replaces the appointments in mails', async () => {
    const { host, ana, first } = await proposed()
    await feedOf(host, 'POST')
    await ana.book(first.id)
    const mail = (await mailsTo(host.email)).at(-1)
    expect([mail?.kind, mail?.content.invitation]).toEqual(['owner-visit-booked', undefined])
  })
})

it('an owner who wants no notifications gets none of bookings; the applicant does', async () => {
  const { host, ana, first } = await proposed()
  await call('POST', '/owner/preferences', { bearer: host.bearer, body: { notifications: 'NONE' } })
  await ana.book(first.id)
  expect(await kindsTo(host.email)).not.toContain('owner-visit-booked')
  expect(await kindsTo(ana.email)).toContain('visit-booked')
  await apply(host)
})
