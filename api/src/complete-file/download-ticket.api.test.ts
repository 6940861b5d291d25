import { describe, expect, it } from 'vitest'
import { photo, startCompleteFiles } from '#test/complete-files.ts'

const api = await startCompleteFiles()
const { newShown, get, grant, makeLink, addDocument, sql, call, signIn, passSeconds } = api

const follow = async (ticket: string) => (await get(`/file/download/${ticket}`)).statusCode
const ticketOf = async (shown: Parameters<typeof grant>[0], documentId?: string): Promise<string> =>
  (await grant(shown, documentId)).json().ticket

describe('a ticket', () => {
  it('opens for a minute, as often as a viewer asks, and no longer', async () => {
    const granted = (await grant(await newShown())).json()
    expect(granted).toEqual({ ticket: expect.stringMatching(/^[\w-]+$/), expiresAt: '2026-11-12T10:01:00.000Z' })
    expect([await follow(granted.ticket), await follow(granted.ticket)]).toEqual([200, 200])
    passSeconds(59)
    expect(await follow(granted.ticket)).toBe(200)
    passSeconds(1)
    expect(await follow(granted.ticket)).toBe(404)
  })

  it('names nobody and nothing', async () => {
    const shown = await newShown()
    const [{ id: ownerId }] = (await sql('select id from owner where email = $1', [shown.owner.email])) as [
      { id: string },
    ]
    const content = Buffer.from(await ticketOf(shown), 'base64url').toString('latin1')
    for (const secret of [ownerId, shown.id, shown.token]) expect(content).not.toContain(secret)
  })

  it('opens the document it was asked for, and no other', async () => {
    const shown = await newShown()
    const [card, bill] = [
      await addDocument({ tenant_id: shown.tenantId }, 'IDENTITY', await photo()),
      await addDocument({ tenant_id: shown.tenantId }, 'ADDRESS', await photo()),
    ]
    const nameOf = async (id: string) =>
      decodeURIComponent(
        String((await get(`/file/download/${await ticketOf(shown, id)}`)).headers['content-disposition']),
      )
    expect(await nameOf(card)).toContain('Pièce d’identité')
    expect(await nameOf(bill)).toContain('Justificatif de domicile')
  })

  it('cannot be altered, cut or made up', async () => {
    const ticket = await ticketOf(await newShown())
    const flipped = [...ticket].map((sign, index) => (index === 30 ? (sign === 'A' ? 'B' : 'A') : sign)).join('')
    for (const other of [flipped, ticket.slice(4), `${ticket}AAAA`, 'A'.repeat(60), 'x', '%00'])
      expect([other, await follow(other)]).toEqual([other, 404])
  })

  it.each([
    ['signed out', (bearer: string) => call('POST', '/owner/logout', { bearer })],
    [
      'signed out everywhere',
      (bearer: string) => call('POST', '/owner/logout', { bearer, body: { everywhere: true } }),
    ],
    ['deleted the account', (bearer: string) => call('DELETE', '/owner/deleteAccount', { bearer })],
  ])('ends with the session that asked for it: %s', async (_, end) => {
    const shown = await newShown()
    const { bearer } = await signIn(shown.owner.user)
    const body = {}
    const asked = await call('POST', `/property/tenant/${shown.id}/file/download`, { bearer, body })
    const { ticket } = asked.json()
    expect(await follow(ticket)).toBe(200)
    passSeconds(1)
    expect((await end(bearer)).statusCode).toBeLessThan(300)
    expect(await follow(ticket)).toBe(404)
  })

  it('of another session of the same owner goes on', async () => {
    const shown = await newShown()
    const ticket = await ticketOf(shown)
    await call('POST', '/owner/logout', { bearer: shown.owner.bearer })
    expect(await follow(ticket)).toBe(200)
  })

  it.each([
    ['paused', 'update application set paused_at = now() where id = $1'],
    ['withdrawn', 'delete from application where id = $1'],
    ['over', `update application set access_ends_on = '2026-11-11' where id = $1`],
  ])('does not outlive the access: %s', async (_, change) => {
    const shown = await newShown()
    const { token } = await makeLink(shown)
    const tickets = [
      await ticketOf(shown),
      (await call('POST', `/file/shared/${token}/download`, { body: {} })).json().ticket,
    ]
    for (const ticket of tickets) expect(await follow(ticket)).toBe(200)
    await sql(change, [shown.id])
    for (const ticket of tickets) expect(await follow(ticket)).toBe(404)
  })
})
