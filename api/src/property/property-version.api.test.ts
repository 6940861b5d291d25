import { describe, expect, it } from 'vitest'
import { complete, startProperties } from '#test/properties.ts'

const { newOwner, rowOf, mailsTo, registry, auditActionsOf, call } = await startProperties({ DATABASE_POOL_SIZE: '10' })

const twenty = Array.from({ length: 20 }, (_, index) => index + 1)
const statuses = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode).toSorted()

describe('the version of a property', () => {
  it('grows with each save, also one that changes nothing', async () => {
    const owner = await newOwner()
    const { id } = await owner.create()
    expect((await owner.save({ id })).json().version).toBe(2)
    expect((await owner.save({ id, version: 2, name: 'x' })).json().version).toBe(3)
    expect((await owner.save({ id, name: 'y' })).json().version).toBe(4)
  })

  it.each([0, 1, 3, -1, 2 ** 31, Number.MAX_SAFE_INTEGER])('%i instead of 2 is refused: 409', async (version) => {
    const owner = await newOwner()
    const { id } = await owner.create(complete)
    await owner.save({ id, name: 'By the other tab' })
    const reply = await owner.save({ id, version, name: 'By this one', rentCost: 1 })
    expect([reply.statusCode, reply.json().errors]).toEqual([409, [{ code: 'StaleVersion' }]])
    expect(await rowOf(id)).toMatchObject({ name: 'By the other tab', rent_cents: 65_050, version: 2 })
  })

  it('of someone else’s property says nothing: 404', async () => {
    const { id } = await (await newOwner()).create()
    expect((await (await newOwner()).save({ id, version: 99 })).statusCode).toBe(404)
  })

  it('of a property that is new does not matter', async () => {
    expect(await (await newOwner()).create({ version: 9 })).toMatchObject({ version: 1 })
  })
})

describe('twenty saves at once', () => {
  it('from one version: one is written, nineteen are told', async () => {
    const owner = await newOwner()
    const { id, version } = await owner.create(complete)
    const replies = await Promise.all(twenty.map((rentCost) => owner.save({ id, version, rentCost })))
    expect(statuses(replies)).toEqual([200, ...Array(19).fill(409)])
    const winner = replies.find(({ statusCode }) => statusCode === 200)?.json()
    expect(await rowOf(id)).toMatchObject({ version: 2, rent_cents: winner.rentCost * 100 })
  })

  it('from one version, with a number to look up: one is written', async () => {
    const owner = await newOwner()
    const { id, version } = await owner.create(complete)
    const { number } = registry.add()
    const replies = await Promise.all(twenty.map(() => owner.save({ id, version, ademeNumber: number })))
    expect(statuses(replies)).toEqual([200, ...Array(19).fill(409)])
  })

  it('without a version: all are written, none undoes another', async () => {
    const owner = await newOwner()
    const { id } = await owner.create()
    const changes = twenty.map((value) => (value % 2 ? { rentCost: value } : { name: `Studio ${value}` }))
    const replies = await Promise.all(changes.map((change) => owner.save({ id, ...change })))
    expect(statuses(replies)).toEqual(Array(20).fill(200))
    const row = await rowOf(id)
    expect(row).toMatchObject({ version: 21, name: expect.stringMatching(/^Studio /) })
    expect(row.rent_cents).toBeGreaterThan(0)
    expect(new Set(replies.map((reply) => reply.json().version)).size).toBe(20)
  })

  it('that validate: one mail', async () => {
    const owner = await newOwner()
    const { id } = await owner.create(complete)
    await Promise.all(twenty.map(() => owner.save({ id, validated: true })))
    expect(await mailsTo(owner.email)).toHaveLength(1)
    expect(await auditActionsOf(owner.user.id)).toEqual(['PROPERTY_CREATED', 'PROPERTY_VALIDATED'])
  })

  it('while it is deleted: saved before, or not found after, and gone', async () => {
    const owner = await newOwner()
    const { id } = await owner.create(complete)
    const [removed, ...saves] = await Promise.all([
      owner.remove(id),
      ...twenty.map((rentCost) => owner.save({ id, rentCost })),
    ])
    expect(removed.statusCode).toBe(200)
    for (const { statusCode } of saves) expect([200, 404]).toContain(statusCode)
    expect(await rowOf(id)).toBeUndefined()
  })

  it('while the account is deleted: nothing is left over, and nothing fails', async () => {
    const owner = await newOwner()
    const { id } = await owner.create(complete)
    const [deleted, ...saves] = await Promise.all([
      call('DELETE', '/owner/deleteAccount', { bearer: owner.bearer }),
      ...twenty.map((value) => owner.save(value % 2 ? { ...complete, validated: true } : { id, validated: true })),
    ])
    expect(deleted.statusCode).toBe(204)
    for (const { statusCode } of saves) expect([200, 401, 404]).toContain(statusCode)
    expect(await rowOf(id)).toBeUndefined()
    expect((await mailsTo(owner.email)).map(({ kind }) => kind)).toEqual(['account-deleted'])
  })
})
