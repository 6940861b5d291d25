import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'

type Asked = {
  url: string
  type: string
  startMs: number
  /** The file that asked for it: the page, or a script. */
  askedBy: string | undefined
}
export type Seen = Asked & {
  requestId: string
  endMs: number
  /** On the wire, with the headers. */
  bytes: number
  /** Without the headers. */
  bodyBytes: number
}

/** What starts when the browser has nothing to do must have had time to start. */
const quietMs = 2_000
const patienceMs = 60_000

/**
 * Icons and the manifest do not count: a full Chromium asks for them for its tab, after the page and with the lowest
 * priority, and the headless shell never does. Nothing of the page waits for them.
 */
const isForTheTab = (url: string) => /\/(favicon[.]\w+|apple-touch-icon[.]png|manifest[.]webmanifest)$/.test(url)

/** Finished requests over HTTP, with milliseconds since the first request. */
export async function watchNetwork(devtools: CDPSession) {
  const open = new Map<string, Asked>()
  const transfers: Seen[] = []
  const bodies = new Map<string, number>()
  let beginS = 0
  let lastChange = performance.now()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator, type = 'Other', timestamp }) => {
    if (!/^http/.test(request.url) || isForTheTab(request.url)) return
    beginS ||= timestamp
    lastChange = performance.now()
    const askedBy = initiator.url ?? initiator.stack?.callFrames[0]?.url
    open.set(requestId, { url: request.url, type, startMs: (timestamp - beginS) * 1000, askedBy })
  })
  const end = (requestId: string) => {
    const request = open.get(requestId)
    if (open.delete(requestId)) lastChange = performance.now()
    return request
  }
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes, timestamp }) => {
    const request = end(requestId)
    const endMs = (timestamp - beginS) * 1000
    if (request) transfers.push({ ...request, requestId, endMs, bytes, bodyBytes: bodies.get(requestId) ?? 0 })
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId))

  /** No request for two seconds, then the main thread idle, and still no request. */
  async function untilIdle(page: Page): Promise<void> {
    const deadline = performance.now() + patienceMs
    const isQuiet = () => open.size === 0 && performance.now() - lastChange >= quietMs
    do {
      while (!isQuiet()) {
        if (performance.now() > deadline)
          throw new Error(`${page.url()} is never idle: ${[...open.values()].map(({ url }) => url).join(', ')}`)
        await sleep(50)
      }
      await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
    } while (!isQuiet())
  }
  return { transfers, untilIdle }
}
