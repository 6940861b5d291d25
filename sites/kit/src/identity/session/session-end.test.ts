import { beforeEach, describe, expect, it, vi } from 'vitest'
import { identity, openPage, tellTabs } from '#test/fake-keycloak.ts'

vi.mock('keycloak-js', async () => ({ default: (await import('#test/fake-keycloak.ts')).FakeKeycloak }))

const start = new Date('2026-11-16T10:00:00Z').getTime()
const hour = 3_600

let page: ReturnType<typeof openPage>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: start })
  page = openPage()
  vi.stubGlobal('open', () => ({ close: vi.fn(), location: { replace: vi.fn() } }))
  return () => vi.useRealTimers()
})

/** The end that the refresh token tells, in seconds from the start of the test. */
const endAfter = (seconds: number) => {
  identity.refreshTokenParsed = { exp: start / 1_000 + seconds }
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)
const warning = () => {
  const session = page.last()
  return session?.status === 'signed-in' ? session.ending : undefined
}
const forcedRenewals = () => identity.updateToken.mock.calls.filter(([validity]) => validity === -1).length

describe('the end of a session', () => {
  it('is announced two minutes before, after one renewal that does not move it', async () => {
    endAfter(hour)
    await page.connect()
    await pass(hour - 138)
    expect([warning(), forcedRenewals()]).toEqual([undefined, 0])
    await pass(12)
    expect(warning()).toMatchObject({ endsAt: new Date(start + hour * 1_000), isFinal: false })
    await pass(60)
    expect(forcedRenewals()).toBe(1)
  })

  it('is told by the clock of this machine', async () => {
    endAfter(100)
    identity.timeSkew = 7_200
    await page.connect()
    expect(warning()).toBeUndefined()
    identity.timeSkew = 0
  })

  it('is not announced when a renewal moves it: the token was that of an idle page', async () => {
    endAfter(300)
    identity.updateToken.mockImplementation(async (validity) => {
      if (validity === -1) endAfter(hour)
    })
    await page.connect()
    await pass(180)
    expect([warning(), forcedRenewals()]).toEqual([undefined, 1])
  })

  it('is not announced where the identity server does not tell it', async () => {
    await page.connect()
    await pass(12 * hour)
    expect([warning(), forcedRenewals()]).toEqual([undefined, 0])
  })

  it('is moved by signing in again in a window', async () => {
    endAfter(120)
    await page.connect()
    await warning()?.extend()
    expect(identity.createLoginUrl).toHaveBeenCalledWith(expect.objectContaining({ prompt: 'login' }))
    expect(warning()).toBeDefined()
    endAfter(10 * hour)
    tellTabs('signed-in-again')
    await vi.waitFor(() => expect(warning()).toBeUndefined())
    expect(page.last()?.status).toBe('signed-in')
  })

  it('is said to be final where signing in again does not move it', async () => {
    endAfter(120)
    await page.connect()
    await warning()?.extend()
    tellTabs('signed-in-again')
    await vi.waitFor(() => expect(warning()?.isFinal).toBe(true))
  })

  it('is not announced again after the warning was closed', async () => {
    endAfter(120)
    await page.connect()
    warning()?.close()
    await pass(60)
    tellTabs('signed-in-again')
    await new Promise(setImmediate)
    expect(warning()).toBeUndefined()
  })

  it('is noticed when it comes: the warning goes, then the page', async () => {
    endAfter(60)
    await page.connect()
    await pass(30)
    expect(warning()).toBeDefined()
    const renewal = Promise.withResolvers<void>()
    identity.updateToken.mockImplementation((validity) => (validity === -1 ? renewal.promise : Promise.resolve(false)))
    await pass(30)
    expect(page.last()?.status).toBe('signed-in')
    expect(warning()).toBeUndefined()
    // not before the clock of the identity server says so, too
    expect(forcedRenewals()).toBe(1)
    await pass(6)
    expect(forcedRenewals()).toBe(2)
    identity.clearToken()
    renewal.reject(new Error('400'))
    await pass(1)
    expect(page.last()?.status).toBe('ended')
  })
})
