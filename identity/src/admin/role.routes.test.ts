import { describe, expect, it } from 'vitest'
import { createAdminClient } from '#test/admin-client.ts'
import { createBrowser } from '#test/browser.ts'
import { deskUrl, startIdentity } from '#test/harness.ts'
import { addPerson } from '#test/people.ts'
import { createApplication, payloadOf } from '#test/sign-in-flow.ts'

const identity = await startIdentity()
const { call } = await createAdminClient(identity)
const desk = createApplication(identity.url, { realm: 'staff', redirectUri: `${deskUrl}/` })
const rolesOf = (id: string) => `/users/${id}/role-mappings/realm`

describe('roles, as Keycloak gives them', () => {
  it('are available, then assigned, then in later tokens', async () => {
    const person = await addPerson(identity, { realm: 'staff' })
    const before = await desk.signIn(createBrowser(), person)
    expect(payloadOf(before.access_token)).not.toHaveProperty('realm_access')

    const available = await call('GET', `${rolesOf(person.id)}/available`, { realm: 'staff' })
    expect(available).toMatchObject({ status: 200, body: [{ id: 'verifier', name: 'verifier' }] })
    for (let time = 0; time < 2; time++)
      expect(await call('POST', rolesOf(person.id), { realm: 'staff', body: available.body })).toMatchObject({
        status: 204,
      })

    expect((await call('GET', rolesOf(person.id), { realm: 'staff' })).body).toMatchObject([{ name: 'verifier' }])
    expect((await call('GET', `${rolesOf(person.id)}/available`, { realm: 'staff' })).body).toEqual([])
    const after = await desk.signIn(createBrowser(), person)
    expect(payloadOf(after.access_token)).toMatchObject({ realm_access: { roles: ['verifier'] } })
    expect(payloadOf(after.id_token)).not.toHaveProperty('realm_access')
  })

  it('exist in their own realm only', async () => {
    const owner = await addPerson(identity)
    expect((await call('GET', `${rolesOf(owner.id)}/available`)).body).toEqual([])
    expect(await call('POST', rolesOf(owner.id), { body: [{ name: 'verifier' }] })).toMatchObject({ status: 404 })
    expect(await call('POST', rolesOf(owner.id), { realm: 'staff', body: [{ name: 'verifier' }] })).toMatchObject({
      status: 404,
    })
  })

  it.each([[[]], [{}], [[{ id: 'verifier' }]], ['nonsense']])('cannot be assigned by %j', async (body) => {
    const person = await addPerson(identity, { realm: 'staff' })
    expect(await call('POST', rolesOf(person.id), { realm: 'staff', body })).toMatchObject({ status: 400 })
  })
})

it('accounts of a realm are listed in pages', async () => {
  const everyone = (await call('GET', '/users?max=100', { realm: 'staff' })).body as { id: string }[]
  const first = (await call('GET', '/users?first=1&max=1', { realm: 'staff' })).body
  expect(first).toEqual([everyone[1]])
  expect(await call('GET', '/users?max=101', { realm: 'staff' })).toMatchObject({ status: 400 })
})
