import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import { expect, it } from 'vitest'
import { startApi } from '#test/harness.ts'
import { startIdentityProcess } from '#test/identity-process.ts'

const secret = 'a client secret for tests'
const identity = await startIdentityProcess(secret)
const { app, deps, keepTime } = await startApi({ IDENTITY_URL: identity.url, BAILCLAIR_API_CLIENT_SECRET: secret })
keepTime()

const account = { email: 'real@example.org', password: 'Soleil-du-matin-42' }
const { WEB_URL: web, TENANT_URL: tenant } = deps.config
const enter = async (password: string) => {
  const at = { identity: identity.url, web, tenant, desk: '' }
  const { access_token } = await signIn(at, 'owner', { ...account, password })
  keepTime()
  return (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/owner${path}`,
      headers: { authorization: `Bearer ${access_token}` },
      ...(payload && { payload }),
    })
}
type Listed = { id: string; isCurrent: boolean }
const listSessions = async (ask: Awaited<ReturnType<typeof enter>>): Promise<Listed[]> =>
  (await ask('GET', '/sessions')).json().sessions

it('the bundled identity server lists methods and sessions, and ends those that the API names', async () => {
  await deps.identity.createUser('owner', { ...account, language: 'fr', isConfirmed: true })
  const here = await enter(account.password)
  const there = await enter(account.password)
  expect((await here('GET', '/sign-in-methods')).json()).toMatchObject({
    methods: [{ type: 'password' }],
    isFederated: false,
  })
  expect((await listSessions(here)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  const [, other] = await listSessions(here)
  expect((await here('DELETE', `/sessions/${other?.id}`)).statusCode).toBe(204)
  expect((await there('GET', '/sessions')).statusCode).toBe(401)

  const password = 'Lune-du-soir-4217'
  const elsewhere = await enter(account.password)
  expect((await here('PUT', '/password', { password })).statusCode).toBe(204)
  expect((await elsewhere('GET', '/sessions')).statusCode).toBe(401)
  expect(await listSessions(here)).toMatchObject([{ isCurrent: true }])
  await enter(password)
  expect(await listSessions(here)).toHaveLength(2)
})
