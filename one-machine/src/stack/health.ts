import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const defaultTimeoutMs = 60_000
const requestTimeoutMs = 2_000

type Waiting = {
  timeoutMs?: number | undefined
  /** Before this, nobody listens there. */
  isWorthAsking?: (url: string) => boolean
}

/** Asks until every URL answers 2xx. False on timeout, or when `isOver` returns true. */
export async function becomesHealthy(
  urls: readonly string[],
  isOver: () => boolean,
  { timeoutMs = defaultTimeoutMs, isWorthAsking = () => true }: Waiting = {},
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  const becomesOk = async (url: string) => {
    while (!isWorthAsking(url) || !(await isOk(url))) {
      if (isOver() || Date.now() > deadline) return false
      await sleep(20)
    }
    return true
  }
  return (await Promise.all(urls.map(becomesOk))).every(Boolean)
}

const isOk = (url: string) =>
  new Promise<boolean>((resolve) => {
    const request = get(url, { agent: false, timeout: requestTimeoutMs }, (response) => {
      response.resume()
      resolve(response.statusCode !== undefined && response.statusCode >= 200 && response.statusCode < 300)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false)) // not listening yet
    request.on('close', () => resolve(false))
  })
