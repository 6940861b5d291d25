import type { Driver } from './start-driver.ts'

/** The key of an element in W3C WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
export type Element = { [elementKey]: string }
export const idOf = (element: Element) => element[elementKey]

export type Cookie = { name: string; value: string; path?: string; domain?: string }

async function call<T>(address: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(address + path, {
    method,
    signal: AbortSignal.timeout(30_000), // a hung session would block the driver for good
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (value?.error)
    throw new Error(`${value.error}: ${value.message ?? ''} (${method} ${path.replace(/^.session.[^/]*/, '')})`)
  return value
}

/** The driver listens shortly after its start. */
async function waitUntilReady(address: string) {
  for (let attempt = 0; attempt < 50; attempt++) {
    const isReady = await call<{ ready: boolean }>(address, 'GET', '/status').catch(() => undefined)
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver did not answer within 5 s.')
}

/** A browser with an empty profile: one session at a time. */
export async function openSession({ address, browser }: Pick<Driver, 'address' | 'browser'>) {
  await waitUntilReady(address)
  const options = { binary: browser, args: ['--automation'] }
  const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    address,
    'POST',
    '/session',
    { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } },
  )
  const send = <T>(method: string, path: string, body?: object) =>
    call<T>(address, method, `/session/${sessionId}${path}`, body)
  await send('POST', '/timeouts', { script: 15_000, pageLoad: 25_000, implicit: 0 })
  return {
    send,
    version: capabilities.browserVersion,
    /** Runs a function in the page. It may use its arguments, and nothing around it. */
    run: <Arguments extends unknown[], Result>(script: (...args: Arguments) => Result, ...args: Arguments) =>
      send<Awaited<Result>>('POST', '/execute/sync', { script: `return (${script}).apply(null, arguments)`, args }),
    end: () => send('DELETE', ''),
  }
}
export type WebKitSession = Awaited<ReturnType<typeof openSession>>
