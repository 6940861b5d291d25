import { allRoutes } from '@bailclair/domain/contracts.ts'
import { describe, expect, it } from 'vitest'
import { startTenants } from '#test/tenants.ts'

const { call, peer, addUser, signIn, claimsOf, newTenant, addTenant, tenantToken, passSeconds, now } =
  await startTenants()

const user = addUser()
const tenant = addTenant()

/** Every kind of caller who is not signed in as a route asks for, by the token they hold. */
const strangers: Record<'owner' | 'tenant', Record<string, string>> = {
  owner: {
    'of the tenant realm': await tenantToken(tenant),
    'with an ID token': await peer.owner.sign({ ...claimsOf(user, 'a-session'), typ: 'ID', aud: 'owner-front' }),
    'with a refresh token': await peer.owner.sign({ ...claimsOf(user, 'a-session'), typ: 'Refresh' }),
    'whose token expired': await peer.owner.sign({ ...claimsOf(user, 'a-session'), exp: now() - 60 }),
    'who signed out': await ownerAfter('POST', '/owner/logout', {}),
    'who signed out everywhere': await ownerAfter('POST', '/owner/logout', { everywhere: true }),
    'who deleted the account': await ownerAfter('DELETE', '/owner/deleteAccount'),
  },
  tenant: {
    'of the owner realm': (await signIn(user)).bearer,
    'with an ID token': await tenantToken(tenant, { typ: 'ID', aud: 'tenant-front' }),
    'with a refresh token': await tenantToken(tenant, { typ: 'Refresh' }),
    'whose token expired': await tenantToken(tenant, { exp: now() - 60 }),
    'who signed out': await tenantAfter('POST', '/tenant/logout', {}),
    'who signed out everywhere': await tenantAfter('POST', '/tenant/logout', { everywhere: true }),
    'who deleted the account': await tenantAfter('DELETE', '/tenant/account'),
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

const routes = allRoutes.flatMap((route) =>
  route.access === 'owner' || route.access === 'tenant' ? [{ ...route, access: route.access }] : [],
)

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  it.each(Object.entries(strangers[route.access]))('refuses someone %s, in the same words', async (_, bearer) => {
    const path = route.path.replaceAll(/:\w+/g, 'x')
    const reply = await call(route.method, path, { bearer, ...(route.method === 'POST' && { body: {} }) })
    expect([reply.statusCode, reply.json()]).toEqual([
      401,
      { errors: [{ code: 'NotSignedIn' }], requestId: reply.headers['x-request-id'] },
    ])
  })
})
