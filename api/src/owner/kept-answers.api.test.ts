import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { startCompleteFiles } from '#test/complete-files.ts'

const { newLandlord, newFile, addTenant, settle, show, call, sql, deps, signIn, passSeconds } =
  await startCompleteFiles()

const owner = await newLandlord()
for (let count = 0; count < 25; count++) {
  const fileId = await newFile('ALONE')
  await addTenant(fileId, 0)
  await settle(fileId)
  await show(fileId, owner.property.id)
}
const profile = '/owner/profile'
const property = `/property/${owner.property.id}`

/** How an instance came to its answers to `path` since `ask` began. */
async function answersOf(route: string, ask: () => Promise<unknown>) {
  const read = async () => {
    const { values } = (await deps.metrics.getSingleMetric('api_polls_total')?.get()) ?? { values: [] }
    return Object.fromEntries(
      values.filter(({ labels }) => labels['route'] === route).map(({ labels, value }) => [labels['answer'], value]),
    )
  }
  const before = await read()
  await ask()
  const after = await read()
  return Object.keys(after).flatMap((answer) => Array(Number(after[answer]) - Number(before[answer] ?? 0)).fill(answer))
}
const get = (path: string, headers: Record<string, string> = {}) => call('GET', path, { bearer: owner.bearer, headers })

describe('an answer that has not changed', () => {
  it.each([
    [profile, profile],
    [property, '/property/:id'],
    ['/owner/applications', '/owner/applications'],
  ])('is kept: %s', async (path, route) => {
    const first = await get(path)
    let again = first
    expect(
      await answersOf(route, async () => {
        again = await get(path)
      }),
    ).toEqual(['kept'])
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([200, first.body, first.headers['etag']])
  })

  it('is the same for every timestamp, gzipped or not', async () => {
    const { body } = await get(property)
    expect(body.length).toBeGreaterThan(8_192)
    const asked = await answersOf('/property/:id', async () => {
      for (let times = 0; times < 2; times++) {
        const { headers, rawPayload } = await get(property, { 'accept-encoding': 'gzip' })
        expect([headers['content-encoding'], gunzipSync(rawPayload).toString()]).toEqual(['gzip', body])
      }
    })
    expect(asked).toEqual(['kept', 'kept'])
    await get(`${profile}?nocache=1`)
    expect(await answersOf(profile, () => get(`${profile}?nocache=2`))).toEqual(['kept'])
  })
})

describe('an answer is built again', () => {
  it.each([
    ['an e-mail', `update owner set pending_email = 'new@example.org'`],
    ['a name of a property', `update property set name = 'Renamed'`],
    ['an application', `update application set seen_at = now()`],
  ])('after a change of %s', async (_, change) => {
    await get(profile)
    await sql(change)
    expect(await answersOf(profile, () => get(profile))).toEqual(['built'])
  })

  it('on another day, which is recorded', async () => {
    await get(profile)
    const visited = async () =>
      (
        await sql(
          'select last_sign_in_on::text as day from owner join property on owner_id = owner.id where property.id = $1',
          [owner.property.id],
        )
      )[0].day
    const before = await visited()
    passSeconds(86_400)
    const { bearer } = await signIn(owner.user)
    expect((await call('GET', profile, { bearer })).statusCode).toBe(200)
    expect((await visited()) > before).toBe(true)
    owner.bearer = bearer
  })

  it('for somebody else, and never for somebody who is signed out', async () => {
    const stranger = await newLandlord()
    const reply = await call('GET', profile, { bearer: stranger.bearer })
    expect(reply.body).not.toBe((await get(profile)).body)
    expect((await call('GET', property, { bearer: stranger.bearer })).statusCode).toBe(404)
    const { bearer } = await signIn(owner.user)
    expect((await call('GET', profile, { bearer })).statusCode).toBe(200)
    await call('POST', '/owner/logout', { bearer, body: {} })
    expect((await call('GET', profile, { bearer })).statusCode).toBe(401)
  })
})
