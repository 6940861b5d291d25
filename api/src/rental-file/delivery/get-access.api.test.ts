import { expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'

const api = await startApplications()
const { newLandlord, newApplicant, subscribe, askAccess, post, applicationsOn, call, passSeconds } = api

async function applied() {
  const [owner, ana] = [await newLandlord(), await newApplicant()]
  await subscribe(owner.property.token, ana.token)
  const [application] = await applicationsOn(owner.property.id)
  return { owner, ana, application, token: String(application.token) }
}
const unknown = [404, [{ code: 'ApplicationNotFound' }]]
const answerOf = async (token: unknown) => {
  const reply = await askAccess(token)
  return [reply.statusCode, reply.json().errors]
}

it('answers which file a link opens, for which property and until when', async () => {
  const { ana, token } = await applied()
  const reply = await askAccess(token)
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    {
      fileId: ana.fileId,
      propertyName: 'Studio des Lilas',
      propertyAddress: '12 rue des Lilas 75011 Paris',
      accessEndsOn: '2026-12-12',
    },
  ])
})

type Applied = Awaited<ReturnType<typeof applied>>
const endings: [string, (given: Applied) => Promise<unknown>][] = [
  ['the file is no longer verified', ({ ana }) => ana.change({ status: 'TO_PROCESS' })],
  ['the file is archived', ({ ana }) => ana.change({ status: 'ARCHIVED' })],
  ['the applicant withdrew', ({ ana }) => ana.withdraw()],
  [
    'the owner removed the application',
    ({ owner, application }) => call('DELETE', `/property/tenant/${application.id}`, { bearer: owner.bearer }),
  ],
  ['the property is gone', ({ owner }) => owner.remove(owner.property.id)],
  ['the owner is gone', ({ owner }) => call('DELETE', '/owner/deleteAccount', { bearer: owner.bearer })],
]
it.each(endings)('opens nothing any more once %s', async (_, end) => {
  const given = await applied()
  expect((await askAccess(given.token)).statusCode).toBe(200)
  await end(given)
  expect(await answerOf(given.token)).toEqual(unknown)
})

it('opens on the last day and not on the day after', async () => {
  const { token } = await applied()
  passSeconds(30 * 24 * 3_600)
  expect((await askAccess(token)).statusCode).toBe(200)
  passSeconds(24 * 3_600)
  expect(await answerOf(token)).toEqual(unknown)
})

it('refuses an unknown token', async () => {
  const { owner, token } = await applied()
  for (const other of [token.toUpperCase(), token.slice(1), owner.property.token, ''])
    expect(await answerOf(other)).toEqual(unknown)
  expect((await askAccess(12)).statusCode).toBe(400)
})

it('asks for a signature', async () => {
  const { token } = await applied()
  const reply = await post(JSON.stringify({ token }), { 'x-bailclair-signature': '0'.repeat(64) }, '/webhook/access')
  expect(reply.statusCode).toBe(401)
})
