import { describe, expect, it } from 'vitest'
import { complete, startProperties } from '#test/properties.ts'

const { newOwner, call, rowOf, registry } = await startProperties()

const [ana, ben] = [await newOwner(), await newOwner()]
const certificate = registry.add()
const property = await ana.create({ ...complete, validated: true, ademeNumber: certificate.number })
const missing = '00000000-0000-4000-8000-000000000000'

type Ask = (bearer: string | undefined, id: string) => ReturnType<typeof call>
const asks: [string, Ask][] = [
  ['GET property/{id}', (bearer, id) => call('GET', `/property/${id}`, { ...(bearer && { bearer }) })],
  ['DELETE property/{id}', (bearer, id) => call('DELETE', `/property/${id}`, { ...(bearer && { bearer }) })],
  ['DELETE property/dpe/{id}', (bearer, id) => call('DELETE', `/property/dpe/${id}`, { ...(bearer && { bearer }) })],
  [
    'POST property',
    (bearer, id) =>
      call('POST', '/property', { ...(bearer && { bearer }), body: { id: decodeURIComponent(id), name: 'Stolen' } }),
  ],
]

describe.each(asks)('%s', (_, ask) => {
  /** All but what differs from any call to the next. */
  const answerOf = async (id: string) => {
    const { statusCode, headers, body } = await ask(ben.bearer, id)
    const requestId = String(headers['x-request-id'])
    const { date: _, 'x-request-id': __, ...others } = headers
    return { statusCode, others, body: body.replace(requestId, '…') }
  }

  it.each([
    ['of someone else', property.id],
    ['of someone else, in capitals', property.id.toUpperCase()],
    ['malformed', 'x'],
    ['a bit too long', `${property.id}0`],
    ['a path', '..%2f..%2fowner'],
    ['with a NUL', '%00'],
    ['with a line break', '%0d%0a'],
    ['a name of every object', 'constructor'],
  ])('an id %s answers the bytes of one that does not exist', async (_, id) => {
    const answer = await answerOf(id)
    expect(answer).toEqual(await answerOf(missing))
    expect([answer.statusCode, answer.body]).toEqual([404, '{"errors":[{"code":"PropertyNotFound"}],"requestId":"…"}'])
  })

  it('is closed to those who are signed out', async () => {
    const reply = await ask(undefined, property.id)
    expect([reply.statusCode, reply.json().errors]).toEqual([401, [{ code: 'NotSignedIn' }]])
  })

  it('has changed nothing', async () => {
    expect(await rowOf(property.id)).toMatchObject({
      name: complete.name,
      version: 1,
      ademe_number: certificate.number,
    })
  })
})

describe('what belongs to someone else', () => {
  it('is in no answer', async () => {
    const own = await ben.create({ name: 'Mine' })
    const answers = [
      await ben.get(own.id),
      await ben.save({ id: own.id, name: 'Still mine' }),
      await ben.removeCertificate(own.id),
      await call('GET', '/owner/profile', { bearer: ben.bearer }),
      await ben.remove(own.id),
    ]
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(200)
      for (const secret of [property.id, property.token, complete.name, certificate.number, ana.email])
        expect(body).not.toContain(secret)
    }
  })

  it('an owner’s id is in no answer either', async () => {
    const { owner_id } = await rowOf(property.id)
    for (const { body } of [await ana.get(property.id), await ana.save({ id: property.id })])
      expect(body).not.toContain(owner_id)
  })
})
