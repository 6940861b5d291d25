import { allRoutes } from '@bailclair/domain/contracts.ts'
import { describe, expect, it } from 'vitest'
import { startVerifiers } from '#test/verifiers.ts'

const { call, peer, addUser, claimsOf, signIn, now, newEmail, newTenant, newVerifier, sql } = await startVerifiers()

const flagged = allRoutes.filter(({ recentSignIn }) => recentSignIn === true)
const linkPath = '/property/tenant/:id/links'
const names = { firstName: 'Ana', lastName: 'Martin' }
const refused = { statusCode: 403, code: 'RecentSignInRequired' }

/** A token of a session whose password was typed that long ago; `undefined`: the token does not say. */
async function bearerOf(access: string, secondsAgo: number | undefined) {
  const authTime = secondsAgo === undefined ? {} : { auth_time: now() - secondsAgo }
  if (access === 'owner') {
    const user = addUser()
    const { auth_time: _, ...claims } = claimsOf(user, (await signIn(user)).sid)
    return peer.owner.sign({ ...claims, ...authTime })
  }
  if (access === 'verifier') {
    const { user, token } = newVerifier()
    user.password = 'Soleil-du-matin-42'
    return token({ auth_time: undefined, ...authTime })
  }
  const { user } = await newTenant()
  user.password = 'Soleil-du-matin-42'
  const { auth_time: _, ...claims } = claimsOf(user, crypto.randomUUID())
  const ofTenant = { iss: `${peer.url}/realms/tenant`, aud: 'tenant-api', azp: 'tenant-front' }
  return peer.tenant.sign({ ...claims, ...ofTenant, ...authTime })
}
async function ask(route: (typeof flagged)[number], secondsAgo: number | undefined) {
  const bearer = await bearerOf(route.access, secondsAgo)
  const bodies: Record<string, object> = { '/tenant/email': { email: newEmail() }, [linkPath]: { recipient: 'Bo' } }
  const body = bodies[route.path] ?? (route.path.endsWith('/password') ? { password: 'Lune-du-soir-4217' } : undefined)
  const path = route.path.replace(':id', crypto.randomUUID())
  const reply = await call(route.method, path, { bearer, ...(body && { body }) })
  const code = reply.statusCode === 403 ? reply.json().errors[0].code : undefined
  return { statusCode: reply.statusCode, code }
}

it('is asked for by everything with which a stolen token would become the account', () => {
  expect(flagged.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'DELETE /desk/sign-in-methods/:id',
    'DELETE /owner/deleteAccount',
    'DELETE /owner/sign-in-methods/:id',
    'DELETE /tenant/account',
    'DELETE /tenant/sign-in-methods/:id',
    'GET /owner/export',
    'GET /owner/export.html',
    'GET /tenant/export',
    `POST ${linkPath}`,
    'POST /tenant/email',
    'PUT /desk/password',
    'PUT /owner/password',
    'PUT /tenant/password',
  ])
})

describe.each(flagged.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  it('is refused with a sign-in that is too old or unknown', async () => {
    expect(await ask(route, 606)).toEqual(refused)
    expect(await ask(route, undefined)).toEqual(refused)
  })

  it('is answered within ten minutes of it', async () => {
    const { statusCode } = await ask(route, 600)
    // of an application or a passkey that does not exist
    if (route.path.includes(':id')) expect(statusCode).toBe(404)
    else expect(statusCode).toBeLessThan(300)
  })
})

describe('POST /owner/names', () => {
  async function owner(secondsAgo: number) {
    const user = addUser()
    const { sid } = await signIn(user)
    const bearer = await peer.owner.sign({ ...claimsOf(user, sid), auth_time: now() - secondsAgo })
    return { user, save: (email: string) => call('POST', '/owner/names', { bearer, body: { ...names, email } }) }
  }

  it('saves names alone whenever the sign-in was', async () => {
    const { user, save } = await owner(3_600)
    expect((await save(`${user.email}`)).statusCode).toBe(200)
  })

  it('refuses another e-mail after an old sign-in, and saves nothing', async () => {
    const { user, save } = await owner(606)
    const reply = await save(newEmail())
    expect([reply.statusCode, reply.json().errors]).toEqual([403, [{ code: 'RecentSignInRequired' }]])
    expect(await sql('select first_name, pending_email from owner where subject = $1', [user.id])).toEqual([
      { first_name: null, pending_email: null },
    ])
  })

  it('takes another e-mail after a recent one', async () => {
    const { save } = await owner(600)
    const email = newEmail()
    expect((await save(email)).json()).toMatchObject({ pendingEmail: email })
  })
})
