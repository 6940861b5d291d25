import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const usualLimit = 60_000 // ms, for a server to become healthy
const attemptLimit = 2_000 // ms, for one answer

/** Asks until every address answers 2xx. False when patience ends first, or when nobody needs to know any more. */
export async function becomesHealthy(
  urls: readonly string[],
  isOver: () => boolean,
  limit = usualLimit,
): Promise<boolean> {
  const deadline = Date.now() + limit
  const becomesOk = async (url: string) => {
    while (!(await isOk(url))) {
      if (isOver() || Date.now() > deadline) return false
      await sleep(40)
    }
    return true
  }
  return (await Promise.all(urls.map(becomesOk))).every(Boolean)
}

const isOk = (url: string) =>
  new Promise<boolean>((resolve) => {
    const request = get(url, { agent: false, timeout: attemptLimit }, (response) => {
      response.resume()
      resolve(response.statusCode !== undefined && response.statusCode >= 200 && response.statusCode < 300)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false)) // not listening yet
    request.on('close', () => resolve(false))
  })
