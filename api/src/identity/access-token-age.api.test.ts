import { expect, it } from 'vitest'
import { startAccounts } from '#test/accounts.ts'

const { call, peer, addUser, claimsOf, now } = await startAccounts()
const user = addUser()

// 300 s of the realm, and 5 s for clocks that differ
it.each([
  [0, 200],
  [300, 200],
  [305, 200],
  [306, 401],
  [3_600, 401],
  [-5, 200],
  [-6, 401],
])('issued %i s ago that claims to be valid for a year: %i', async (age, status) => {
  const token = { ...claimsOf(user, 'a-session'), iat: now() - age, exp: now() + 365 * 24 * 3_600 }
  expect((await call('GET', '/owner/profile', { bearer: await peer.owner.sign(token) })).statusCode).toBe(status)
  const tenant = { ...token, iss: `${peer.url}/realms/tenant`, aud: 'tenant-api', azp: 'tenant-front' }
  expect((await call('GET', '/tenant/profile', { bearer: await peer.tenant.sign(tenant) })).statusCode).toBe(status)
  const staff = { ...token, iss: `${peer.url}/realms/staff`, aud: 'staff-api', azp: 'desk-front', acr: '2' }
  const bearer = await peer.staff.sign({ ...staff, realm_access: { roles: ['verifier'] } })
  expect((await call('GET', '/desk/queue', { bearer })).statusCode).toBe(status)
})
