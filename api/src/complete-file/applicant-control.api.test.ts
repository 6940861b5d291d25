import { expect, it } from 'vitest'
import { startTenants } from '#test/tenants.ts'

const api = await startTenants()
const { newTenantAt, newLandlord, subscribe, applicationsOn, call, passSeconds } = api

it('is controlled by the applicant: sees every visit, pauses, resumes, withdraws at once', async () => {
  const [owner, ana] = [await newLandlord(), await newTenantAt('VALIDATED')]
  await subscribe(owner.property.token, ana.bearer)
  const [{ id }] = (await applicationsOn(owner.property.id)) as [{ id: string }]
  const path = `/property/tenant/${id}/file`
  const bearer = owner.bearer
  const link = await call('POST', `/property/tenant/${id}/links`, { bearer, body: { recipient: 'Mon associée' } })
  /** What the owner gets, and whoever has the link. */
  const statuses = async () => {
    const read = await call('GET', path, { bearer })
    const { ticket } = (await call('POST', `${path}/download`, { bearer, body: {} })).json()
    const pdf = await call('GET', `/file/download/${ticket}`)
    const shared = await call('GET', `/file/shared/${link.json().token}`)
    return [read.json().file ? 'shown' : 'hidden', pdf.statusCode, shared.statusCode]
  }

  expect(await statuses()).toEqual(['shown', 200, 200])
  passSeconds(60)
  const [access] = (await ana.ask('GET', '/tenant/accesses')).json().accesses
  const visits = access.visits.map(({ kind, linkFor }: { kind: string; linkFor?: string }) => [kind, linkFor])
  expect(visits.toSorted()).toEqual([
    ['PDF', undefined],
    ['VIEW', undefined],
    ['VIEW', 'Mon associée'],
  ])
  expect(access.visits[0].visitedAt).toBe('2026-11-12T10:00:00.000Z')
  expect(access.viewingLinks).toEqual([
    {
      id: expect.any(String),
      recipient: 'Mon associée',
      createdAt: '2026-11-12T10:00:00.000Z',
      expiresAt: '2026-11-13T10:00:00.000Z',
      state: 'OPEN',
      openings: 1,
    },
  ])

  await ana.ask('POST', `/tenant/accesses/${id}`, { paused: true })
  expect(await statuses()).toEqual(['hidden', 404, 404])
  await ana.ask('POST', `/tenant/accesses/${id}`, { paused: false })
  expect(await statuses()).toEqual(['shown', 200, 200])
  await ana.ask('DELETE', `/tenant/accesses/${id}`)
  expect(await statuses()).toEqual(['hidden', 404, 404])
})
