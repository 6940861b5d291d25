import { expect, it } from 'vitest'
import { startVerifiers } from '#test/verifiers.ts'
import { signEverybodyOut } from './sign-everybody-out.service.ts'

const { deps, sql, peer, call, newOwner, newTenant, newVerifier, now, passSeconds, addUser, signIn } =
  await startVerifiers()

it('signs out owners, tenants and staff at once; a new sign-in works', async () => {
  const [owner, tenant, verifier] = [await newOwner(), await newTenant(), newVerifier()]
  const someone = addUser()
  const { bearer } = await signIn(someone)
  const statuses = async () => [
    (await call('GET', '/owner/profile', { bearer: owner.bearer })).statusCode,
    (await call('GET', '/owner/profile', { bearer })).statusCode,
    (await tenant.ask('GET', '/tenant/profile')).statusCode,
    (await verifier.ask('GET', '/queue')).statusCode,
  ]
  expect(await statuses()).toEqual([200, 200, 200, 200])
  passSeconds(1)
  await signEverybodyOut(deps)
  expect(await statuses()).toEqual([401, 401, 401, 401])
  expect([peer.owner, peer.tenant, peer.staff].map(({ sessions }) => sessions.size)).toEqual([0, 0, 0])

  passSeconds(1)
  expect((await call('GET', '/owner/profile', { bearer: (await signIn(someone)).bearer })).statusCode).toBe(200)
  const fresh = await verifier.token({ auth_time: now(), sid: 'another' })
  expect((await call('GET', '/desk/queue', { bearer: fresh })).statusCode).toBe(200)
})

it('the API refuses them even while the identity server is down', async () => {
  const verifier = newVerifier()
  passSeconds(1)
  peer.disturb(() => 'fail')
  await expect(signEverybodyOut(deps)).rejects.toMatchObject({ code: 'IdentityUnavailable' })
  peer.disturb(() => undefined)
  expect((await verifier.ask('GET', '/queue')).statusCode).toBe(401)
  expect(await sql('select from session_cut_off')).toHaveLength(3)
})
