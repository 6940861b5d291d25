import { describe, expect, it } from 'vitest'
import { complete, startProperties } from '#test/properties.ts'

const { newOwner, call, rowOf, auditActionsOf, passSeconds, mailsTo, linkTo } = await startProperties()

describe('DELETE property/{id}', () => {
  it('removes it, and answers the owner with the others', async () => {
    const owner = await newOwner()
    const gone = await owner.create({ ...complete, validated: true })
    passSeconds(1)
    const kept = await owner.create({ name: 'Kept' })
    const reply = await owner.remove(gone.id)
    expect([reply.statusCode, reply.json()]).toEqual([200, await owner.profile()])
    expect(reply.json()).toMatchObject({ email: owner.email, properties: [{ id: kept.id }] })
    expect(await rowOf(gone.id)).toBeUndefined()
    expect((await call('GET', `/property/public/${gone.token}`)).statusCode).toBe(404)
    expect((await auditActionsOf(owner.user.id)).at(-1)).toBe('PROPERTY_DELETED')
  })

  it('twice: not found, and written down once', async () => {
    const owner = await newOwner()
    const { id } = await owner.create()
    const replies = await Promise.all([owner.remove(id), owner.remove(id)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
    expect((await owner.get(id)).statusCode).toBe(404)
    expect((await owner.save({ id, name: 'Back' })).statusCode).toBe(404)
    expect(await auditActionsOf(owner.user.id)).toEqual(['PROPERTY_CREATED', 'PROPERTY_DELETED'])
  })
})

describe('the properties of an owner', () => {
  it('are in every answer that is an Owner', async () => {
    const owner = await newOwner()
    const { propertiesApartmentSharing: _, ...summary } = await owner.create(complete)
    const names = { firstName: 'Ana', lastName: 'Martin', email: owner.email }
    const named = await call('POST', '/owner/names', { bearer: owner.bearer, body: names })
    expect(named.json()).toMatchObject({ ...names, properties: [summary] })
    await call('POST', '/register/forgotPassword', { body: { email: owner.email } })
    const token = await linkTo(owner.email, 'reset-password')
    const body = { password: 'Another-password-77' }
    const reset = await call('POST', `/register/createPassword/${token}`, { body })
    expect(reset.json()).toMatchObject({ ...names, properties: [summary] })
  })

  it('go with the account, and with what was to be mailed about them', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    const { id } = await owner.create({ ...complete, validated: true })
    const kept = await other.create({ ...complete, validated: true })
    await call('DELETE', '/owner/deleteAccount', { bearer: owner.bearer })
    expect(await rowOf(id)).toBeUndefined()
    expect(await rowOf(kept.id)).toBeDefined()
    expect((await mailsTo(owner.email)).map(({ kind }) => kind)).toEqual(['account-deleted'])
    expect(await mailsTo(other.email)).toHaveLength(1)
  })
})
