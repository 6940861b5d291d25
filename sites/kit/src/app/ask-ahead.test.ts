import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { expect, it, vi } from 'vitest'
import type { Session } from '#platform/session.ts'
import { createMemoryHistory } from '#test/memory-history.ts'
import { signedIn } from '#test/providers.tsx'
import { testSite } from '#test/site.tsx'
import { watchForQuestions } from './ask-ahead.ts'

const config = siteConfigFrom(siteEnvironment.parse({}))
const unknown: Session = { status: 'unknown', ask: () => undefined }

async function open(path: string, loadSignedIn = testSite.loadSignedIn) {
  const askAhead = vi.fn()
  const load = async () => ({ ...(await loadSignedIn()), askAhead })
  const history = createMemoryHistory(path)
  const listeners = new Set<() => void>()
  let session = unknown
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const store = { current: () => session, initial: () => unknown, subscribe, ask: () => undefined }
  watchForQuestions({ ...testSite, loadSignedIn: load }, config, history, store)
  await new Promise((resolve) => setTimeout(resolve))
  const set = (next: Session) => {
    session = next
    for (const listener of listeners) listener()
  }
  return { askAhead, history, set, subscribe }
}

it('asks once it is known who is signed in, before React is told to render', async () => {
  const { askAhead, set, subscribe } = await open('/home?page=2')
  const render = vi.fn()
  subscribe(() => queueMicrotask(render))
  expect(askAhead).not.toHaveBeenCalled()
  set(signedIn)
  await vi.waitFor(() => expect(render).toHaveBeenCalled())
  expect(askAhead).toHaveBeenCalledBefore(render)
  expect(askAhead).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ baseUrl: config.hosts.api, session: signedIn, search: '?page=2' }),
  )
  set({ ...signedIn })
  await Promise.resolve()
  expect(askAhead).toHaveBeenCalledOnce()
})

it('asks again for each signed-in page that is opened, and for no other', async () => {
  const { askAhead, history, set } = await open('/')
  set(signedIn)
  await new Promise((resolve) => setTimeout(resolve))
  expect(askAhead).not.toHaveBeenCalled()
  history.navigate('/home')
  await vi.waitFor(() => expect(askAhead).toHaveBeenCalledOnce())
  history.navigate('/')
  await new Promise((resolve) => setTimeout(resolve))
  expect(askAhead).toHaveBeenCalledOnce()
})

it('leaves it to the page to report what does not load', async () => {
  const { askAhead, set } = await open('/home', () => Promise.reject(new TypeError('offline')))
  set(signedIn)
  await new Promise((resolve) => setTimeout(resolve))
  expect(askAhead).not.toHaveBeenCalled()
})
