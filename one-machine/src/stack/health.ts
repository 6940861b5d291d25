import { setTimeout as sleep } from 'node:timers/promises'

const limit = 60_000 // ms

/** Resolves once every address answers 2xx; rejects when `signal` ends or patience does. */
export async function waitUntilHealthy(urls: readonly string[], signal: AbortSignal): Promise<void> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(limit)])
  const untilOk = async (url: string) => {
    while (!(await isOk(url, deadline))) await sleep(40, undefined, { signal: deadline })
  }
  await Promise.all(urls.map(untilOk))
}

async function isOk(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, { signal })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false // not listening yet: the deadline decides when that is a failure
  }
}
