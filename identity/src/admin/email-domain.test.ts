import { describe, expect, it } from 'vitest'
import { createAdminClient, idOf } from '#test/admin-client.ts'
import { createBrowser } from '#test/browser.ts'
import { startIdentity } from '#test/harness.ts'
import { password } from '#test/people.ts'
import { payloadOf } from '#test/sign-in-flow.ts'

const identity = await startIdentity()
const { app, call, newUser } = await createAdminClient(identity)

const spellings = ['ana@académie-x.example', 'ANA@ACADE\u0301MIE-X.example', 'ana@xn--acadmie-x-e4a.example']

describe('an address whose domain has several spellings', () => {
  it('is one account: found, signed in with and taken by each of them', async () => {
    const { headers } = await call('POST', '/users', { body: newUser({ email: `${spellings[0]}` }) })
    const id = idOf(headers)
    expect(await call('GET', `/users/${id}`)).toMatchObject({ body: { email: spellings[2], username: spellings[2] } })
    for (const email of spellings) {
      const found = await call('GET', `/users?email=${encodeURIComponent(email)}&exact=true`)
      expect(found.body).toMatchObject([{ id }])
      expect((await call('POST', '/users', { body: newUser({ email }) })).status).toBe(409)
      expect(payloadOf((await app.signIn(createBrowser(), { email, password })).access_token)['sub']).toBe(id)
    }
  })

  it('cannot become another account’s by a change', async () => {
    await call('POST', '/users', { body: newUser({ email: 'bo@kessai.example' }) })
    const { headers } = await call('POST', '/users', { body: newUser({ email: 'bo@elsewhere.example' }) })
    for (const email of ['bo@ｋｅｓｓａｉ.example', 'bo@keſſai.example', 'bo@𝐤essai.example'])
      expect((await call('PUT', `/users/${idOf(headers)}`, { body: { email } })).status).toBe(409)
  })
})
