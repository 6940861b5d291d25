import { allRoutes } from '@bailclair/domain/contracts.ts'
import { describe, expect, it } from 'vitest'
import { startAccounts } from '#test/accounts.ts'

const { call, peer, addUser, signIn, claimsOf, passSeconds, now } = await startAccounts()

const user = addUser()
/** Every kind of caller who is not a signed-in owner, by the token they hold. */
const strangers: Record<string, string> = {
  'of the tenant realm': await peer.tenant.sign({
    ...claimsOf(user, 'a-session'),
    iss: `${peer.url}/realms/tenant`,
    aud: 'tenant-api',
    azp: 'tenant-front',
  }),
  'with an ID token': await peer.owner.sign({ ...claimsOf(user, 'a-session'), typ: 'ID', aud: 'owner-front' }),
  'with a refresh token': await peer.owner.sign({ ...claimsOf(user, 'a-session'), typ: 'Refresh' }),
  'whose token expired': await peer.owner.sign({ ...claimsOf(user, 'a-session'), exp: now() - 60 }),
  'who signed out': await signedOut({}),
  'who signed out everywhere': await signedOut({ everywhere: true }),
  'who deleted the account': await deleted(),
}

async function signedOut(body: object) {
  const { bearer } = await signIn(addUser())
  passSeconds(1)
  await call('POST', '/owner/logout', { bearer, body })
  return bearer
}
async function deleted() {
  const { bearer } = await signIn(addUser())
  await call('DELETE', '/owner/deleteAccount', { bearer })
  return bearer
}

const ownerRoutes = allRoutes.filter(({ access }) => access === 'owner')

describe.each(ownerRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  it.each(Object.entries(strangers))('refuses someone %s, in the same words', async (_, bearer) => {
    const path = route.path.replaceAll(/:\w+/g, 'x')
    const reply = await call(route.method, path, { bearer, ...(route.method === 'POST' && { body: {} }) })
    expect([reply.statusCode, reply.json()]).toEqual([
      401,
      { errors: [{ code: 'NotSignedIn' }], requestId: reply.headers['x-request-id'] },
    ])
  })
})
