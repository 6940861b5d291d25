import { allRoutes } from '@bailclair/domain/contracts.ts'
import { describe, expect, it } from 'vitest'
import { startVerifiers } from '#test/verifiers.ts'

const api = await startVerifiers()
const { call, peer, addUser, signIn, claimsOf, newTenant, addTenant, tenantToken, newVerifier, passSeconds, now } = api

const user = addUser()
const tenant = addTenant()
const vera = newVerifier()
/** A realm of the operator may have the same role; roles count in realm `staff` only. */
const asVerifier = { realm_access: { roles: ['verifier'] } }

/** Every kind of caller who lacks the session that a route needs, by the token they have. */
const strangers: Record<'owner' | 'tenant' | 'verifier', Record<string, string>> = {
  owner: {
    'of the tenant realm': await tenantToken(tenant),
    'of the staff realm': await vera.token(),
    'with an ID token': await peer.owner.sign({ ...claimsOf(user, 'a-session'), typ: 'ID', aud: 'owner-front' }),
    'with a refresh token': await peer.owner.sign({ ...claimsOf(user, 'a-session'), typ: 'Refresh' }),
    'whose token expired': await peer.owner.sign({ ...claimsOf(user, 'a-session'), exp: now() - 60 }),
    'who signed out': await ownerAfter('POST', '/owner/logout', {}),
    'who signed out everywhere': await ownerAfter('POST', '/owner/logout', { everywhere: true }),
    'who deleted the account': await ownerAfter('DELETE', '/owner/deleteAccount'),
  },
  tenant: {
    'of the owner realm': (await signIn(user)).bearer,
    'of the staff realm': await vera.token(),
    'with an ID token': await tenantToken(tenant, { typ: 'ID', aud: 'tenant-front' }),
    'with a refresh token': await tenantToken(tenant, { typ: 'Refresh' }),
    'whose token expired': await tenantToken(tenant, { exp: now() - 60 }),
    'who signed out': await tenantAfter('POST', '/tenant/logout', {}),
    'who signed out everywhere': await tenantAfter('POST', '/tenant/logout', { everywhere: true }),
    'who deleted the account': await tenantAfter('DELETE', '/tenant/account'),
  },
  verifier: {
    'of the owner realm': await peer.owner.sign({ ...claimsOf(user, 'a-session'), ...asVerifier }),
    'of the tenant realm': await tenantToken(tenant, asVerifier),
    'of another application of the realm': await vera.token({ azp: 'staff-front' }),
    'with a token for another API': await vera.token({ aud: ['owner-api', 'tenant-api'] }),
    'with an ID token': await vera.token({ typ: 'ID', aud: 'desk-front' }),
    'with a refresh token': await vera.token({ typ: 'Refresh' }),
    'whose token expired': await vera.token({ exp: now() - 60 }),
    'who signed out': await verifierAfter('/logout'),
  },
}

async function ownerAfter(method: 'POST' | 'DELETE', path: string, body?: object) {
  const { bearer } = await signIn(addUser())
  passSeconds(1)
  await call(method, path, { bearer, ...(body && { body }) })
  return bearer
}
async function tenantAfter(method: 'POST' | 'DELETE', path: string, body?: object) {
  const { bearer, ask } = await newTenant()
  passSeconds(1)
  await ask(method, path, body)
  return bearer
}

async function verifierAfter(path: string) {
  const { token, ask } = newVerifier()
  const bearer = await token()
  await ask('POST', path)
  return bearer
}

const routes = allRoutes.flatMap((route) =>
  route.access === 'owner' || route.access === 'tenant' || route.access === 'verifier'
    ? [{ ...route, access: route.access }]
    : [],
)

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  it.each(Object.entries(strangers[route.access]))('refuses a caller %s, with the same response', async (_, bearer) => {
    const path = route.path.replaceAll(/:\w+/g, 'x')
    const reply = await call(route.method, path, { bearer, ...(route.method === 'POST' && { body: {} }) })
    expect([reply.statusCode, reply.json()]).toEqual([
      401,
      { errors: [{ code: 'NotSignedIn' }], requestId: reply.headers['x-request-id'] },
    ])
  })
})

describe('a staff account without the role verifier', () => {
  const desk = allRoutes.filter(({ access }) => access === 'verifier')
  it.each(desk.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'is refused: %s',
    async (_, route) => {
      const someone = newVerifier({ roles: ['auditor'] })
      const path = route.path.replace('/desk', '').replaceAll(/:\w+/g, 'x')
      for (const roles of [['auditor'], ['VERIFIER'], [], undefined, 'verifier']) {
        const bearer = await someone.token({ realm_access: roles === undefined ? undefined : { roles } })
        const reply = await call(route.method, `/desk${path}`, { bearer, ...(route.method === 'POST' && { body: {} }) })
        expect([reply.statusCode, reply.json().errors]).toEqual([403, [{ code: 'NotAllowed' }]])
      }
    },
  )
})
