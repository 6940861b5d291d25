import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { complete, startProperties } from '#test/properties.ts'

const { newOwner, rowOf, registry, auditActionsOf } = await startProperties({ DATABASE_POOL_SIZE: '10' })

const statuses = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode).toSorted()

describe('the first save of a property, whose answer was lost, sent again with its key', () => {
  it('answers the property that it made, and changes nothing', async () => {
    const owner = await newOwner()
    const save = { creationKey: randomUUID(), ...complete }
    const first = await owner.save(save)
    const again = await owner.save(save)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect((await owner.profile()).properties).toMatchObject([{ id: first.json().id, version: 1 }])
    expect(await auditActionsOf(owner.user.id)).toEqual(['PROPERTY_CREATED'])
  })

  it('takes what was typed in between', async () => {
    const owner = await newOwner()
    const creationKey = randomUUID()
    const { id } = await owner.create({ creationKey, name: 'Studio' })
    const again = await owner.save({ creationKey, name: 'Studio gare' })
    expect(again.json()).toMatchObject({ id, name: 'Studio gare', version: 2 })
    const thrice = await owner.save({ creationKey, name: 'Studio gare' })
    expect(thrice.json()).toMatchObject({ id, name: 'Studio gare', version: 2 })
    expect((await owner.profile()).properties).toHaveLength(1)
  })

  it('replaces nothing that was saved since: 409', async () => {
    const owner = await newOwner()
    const creationKey = randomUUID()
    const { id } = await owner.create({ creationKey, name: 'Studio' })
    await owner.save({ id, name: 'By the other tab' })
    const again = await owner.save({ creationKey, name: 'Studio' })
    expect([again.statusCode, again.json().errors]).toEqual([409, [{ code: 'StaleVersion' }]])
    expect(await rowOf(id)).toMatchObject({ name: 'By the other tab', version: 2 })
  })

  it('does not ask the registry a second time', async () => {
    const owner = await newOwner()
    const { number } = registry.add()
    const save = { creationKey: randomUUID(), ademeNumber: number }
    const { id } = await owner.create(save)
    const asked = registry.asked.length
    expect((await owner.save(save)).json()).toMatchObject({ id, ademeNumber: number, version: 1 })
    expect(registry.asked).toHaveLength(asked)
  })

  it('twenty times at once makes one', async () => {
    const owner = await newOwner()
    const save = { creationKey: randomUUID(), ...complete }
    const replies = await Promise.all(Array.from({ length: 20 }, () => owner.save(save)))
    for (const { statusCode } of replies) expect([200, 409]).toContain(statusCode)
    expect(statuses(replies)[0]).toBe(200)
    expect((await owner.profile()).properties).toMatchObject([{ version: 1 }])
  })
})

describe('the key of a new property', () => {
  it('is the owner’s own: that of someone else makes another property', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    const creationKey = randomUUID()
    const { id } = await owner.create({ creationKey, name: 'Mine' })
    const theirs = await other.create({ creationKey, name: 'Theirs' })
    expect(theirs.id).not.toBe(id)
    expect(await rowOf(id)).toMatchObject({ name: 'Mine', version: 1 })
  })

  it('is another for another property', async () => {
    const owner = await newOwner()
    const first = await owner.create({ creationKey: randomUUID() })
    const second = await owner.create({ creationKey: randomUUID() })
    expect(first.id).not.toBe(second.id)
  })

  it('does not matter beside an id', async () => {
    const owner = await newOwner()
    const { id } = await owner.create()
    expect((await owner.save({ id, creationKey: randomUUID(), name: 'x' })).json()).toMatchObject({ id, name: 'x' })
    expect((await owner.profile()).properties).toHaveLength(1)
  })

  it.each(['', 'x', 1, null])('%j is refused: 400', async (creationKey) => {
    const owner = await newOwner()
    const reply = await owner.save({ creationKey })
    expect([reply.statusCode, reply.json().errors]).toMatchObject([400, [{ field: 'creationKey' }]])
    expect((await owner.profile()).properties).toEqual([])
  })
})
