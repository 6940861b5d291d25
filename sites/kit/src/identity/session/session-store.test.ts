import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { Session } from '#platform/session.ts'
import { signedIn } from '#test/providers.tsx'
import { createSessionStore } from './session-store.ts'
import { SilentFrames } from './wait-for-frames.ts'

const signedOut: Session = { status: 'signed-out', login: () => undefined }

let logged: MockInstance

beforeEach(() => {
  window.sessionStorage.clear()
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

function storeThat(connect: Parameters<typeof createSessionStore>[0]['load'], needsSignIn = false) {
  const reload = vi.fn()
  const store = createSessionStore({ load: connect, needsSignIn: () => needsSignIn, reload })
  return { store, reload }
}

describe('the session of the page', () => {
  it('is unknown until the identity server answers', async () => {
    const { store } = storeThat(async () => async (set) => set(signedOut))
    const listener = vi.fn()
    store.subscribe(listener)
    expect(store.current().status).toBe('unknown')
    store.ask()
    await vi.waitFor(() => expect(store.current()).toBe(signedOut))
    expect(listener).toHaveBeenCalled()
  })

  it('is looked up once', async () => {
    const load = vi.fn(async () => async () => undefined)
    const { store } = storeThat(load)
    store.ask()
    store.ask()
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  })

  it.each([
    ['the code does not load', () => Promise.reject(new Error('no chunk'))],
    ['the identity server does not answer', async () => () => Promise.reject(new Error('down'))],
  ])('is unavailable, logged and never reloads a public page when %s', async (_, load) => {
    const { store, reload } = storeThat(load)
    store.ask()
    await vi.waitFor(() => expect(store.current().status).toBe('unavailable'))
    expect(logged).toHaveBeenCalledWith('Authenticated Failed', expect.any(Error))
    expect(reload).not.toHaveBeenCalled()
  })

  it('shows a page that needs it without a reload after 10 s of silence', async () => {
    const { store, reload } = storeThat(async () => () => Promise.reject(new SilentFrames()), true)
    store.ask()
    await vi.waitFor(() => expect(store.current().status).toBe('unavailable'))
    expect(logged).toHaveBeenCalledWith('Authenticated Failed', expect.any(SilentFrames))
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads a page that needs it once per tab, then is unavailable', async () => {
    const down = async () => () => Promise.reject(new Error('down'))
    const first = storeThat(down, true)
    first.store.ask()
    await vi.waitFor(() => expect(first.reload).toHaveBeenCalledOnce())
    const second = storeThat(down, true)
    second.store.ask()
    await vi.waitFor(() => expect(second.store.current().status).toBe('unavailable'))
    expect(second.reload).not.toHaveBeenCalled()
  })

  it('neither reloads nor shows a failure while the page is being left', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 }) // the tests below leave no page
    const { promise, reject } = Promise.withResolvers<void>()
    const { store, reload } = storeThat(async () => () => promise, true)
    store.ask()
    window.dispatchEvent(new Event('beforeunload'))
    reject(new TypeError('NetworkError when attempting to fetch resource.'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([store.current().status, reload.mock.calls, logged.mock.calls]).toEqual(['unknown', [], []])
    vi.useRealTimers()
  })

  it.each([
    ['signed out, as when sign-in never completes', signedOut, 1],
    ['signed in', signedIn, 2],
  ])('counts its reloads across pages until someone is signed in: %s', async (_, found, reloads) => {
    const down = async () => () => Promise.reject(new Error('down'))
    const reload = vi.fn()
    for (const load of [down, async () => async (set: (session: Session) => void) => set(found), down]) {
      const store = createSessionStore({ load, needsSignIn: () => true, reload })
      store.ask()
      await vi.waitFor(() => expect(store.current().status).not.toBe('unknown'))
      await Promise.resolve()
    }
    expect(reload).toHaveBeenCalledTimes(reloads)
  })

  it('can be retried', async () => {
    let isDown = true
    const { store } = storeThat(async () => async (set) => {
      if (isDown) throw new Error('down')
      set(signedOut)
    })
    store.ask()
    await vi.waitFor(() => expect(store.current().status).toBe('unavailable'))
    isDown = false
    const session = store.current()
    if (session.status === 'unavailable') session.retry()
    await vi.waitFor(() => expect(store.current()).toBe(signedOut))
  })
})
