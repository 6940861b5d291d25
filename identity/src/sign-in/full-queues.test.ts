import { expect, it } from 'vitest'
import { Unavailable } from '#platform/unavailable.ts'
import { createBrowser } from '#test/browser.ts'
import { startIdentity } from '#test/harness.ts'
import { addPerson } from '#test/people.ts'
import { answered, createApplication } from '#test/sign-in-flow.ts'

const identity = await startIdentity({ PASSWORD_QUEUE_LENGTH: '2' })
const app = createApplication(identity.url)

/** Fills the queue with waiting requests until the test ends. */
function fill(queue: 'signInQueue' | 'passwordQueue', count: number, address = '127.0.0.1') {
  const { promise, resolve } = Promise.withResolvers<void>()
  const places = Array.from({ length: count }, () => identity.deps[queue](address, () => promise))
  return async () => {
    resolve()
    await Promise.all(places)
  }
}

it('while sign-ins wait in the queue, other requests are served', async () => {
  const resident = createBrowser()
  const tokens = await app.signIn(resident, await addPerson(identity))
  const endStorm = fill('signInQueue', 2)

  let hasPage = false
  const newcomer = createBrowser()
    .follow(app.authorizeUrl())
    .then((page) => {
      hasPage = true
      return page
    })
  expect(await app.refresh(tokens.refresh_token)).toMatchObject({ status: 200 })
  expect(await app.silent(resident)).toHaveProperty('code')
  const realm = `${identity.url}/realms/owner`
  for (const address of [`${realm}/.well-known/openid-configuration`, `${realm}/protocol/openid-connect/certs`])
    expect(await resident.open(address)).toMatchObject({ status: 200 })
  expect(hasPage).toBe(false)

  await endStorm()
  expect((await newcomer).status).toBe(200)
})

it('a flood from another network delays a sign-in by one task', { timeout: 10_000 }, async () => {
  const { signInQueue } = identity.deps
  const flood = Array.from({ length: 900 }, () =>
    signInQueue('203.0.113.7', () => new Promise((resolve) => setTimeout(resolve, 10))).catch(() => undefined),
  )
  const began = performance.now()
  const tokens = await app.signIn(createBrowser(), await addPerson(identity))
  // 900 tasks and their pauses take 18 s
  expect(performance.now() - began).toBeLessThan(4_000)
  expect(tokens).toHaveProperty('access_token')
  void flood
})

it('a full sign-in queue answers 503 with Retry-After', async () => {
  const another = await identity.instance()
  another.deps.signInQueue = () => Promise.reject(new Unavailable(5))
  const refused = await createBrowser().open(createApplication(another.url).authorizeUrl())
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
})

it('a full password queue shows the form again, with its input', async () => {
  const person = await addPerson(identity)
  const browser = createBrowser()
  const page = await browser.follow(app.authorizeUrl())
  const send = () => browser.follow(page.url, { form: { username: person.email, password: person.password } })
  const endStorm = fill('passwordQueue', 3)
  const refused = await send()
  await endStorm()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(refused.text).toContain(person.email)
  expect(answered(await send())).toHaveProperty('code')
})
