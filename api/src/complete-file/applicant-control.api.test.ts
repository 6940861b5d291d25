import { expect, it } from 'vitest'
import { startTenants } from '#test/tenants.ts'

const api = await startTenants()
const { newTenantAt, newLandlord, subscribe, applicationsOn, call, passSeconds } = api

it('is controlled by the applicant: sees every visit, pauses, resumes, withdraws at once', async () => {
  const [owner, ana] = [await newLandlord(), await newTenantAt('VALIDATED')]
  await subscribe(owner.property.token, ana.bearer)
  const [{ id, token }] = (await applicationsOn(owner.property.id)) as [{ id: string; token: string }]
  const doors = [`/file/${token}`, `/file/${token}/pdf`]
  const statuses = () => Promise.all(doors.map(async (path) => (await call('GET', path)).statusCode))

  expect(await statuses()).toEqual([200, 200])
  passSeconds(60)
  const [access] = (await ana.ask('GET', '/tenant/accesses')).json().accesses
  expect(access.visits.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['PDF', 'VIEW'])
  expect(access.visits[0].visitedAt).toBe('2026-11-12T10:00:00.000Z')

  await ana.ask('POST', `/tenant/accesses/${id}`, { paused: true })
  expect(await statuses()).toEqual([404, 404])
  await ana.ask('POST', `/tenant/accesses/${id}`, { paused: false })
  expect(await statuses()).toEqual([200, 200])
  await ana.ask('DELETE', `/tenant/accesses/${id}`)
  expect(await statuses()).toEqual([404, 404])
})
