import { isDeepStrictEqual } from 'node:util'
import { siteContract } from '@bailclair/domain/site/site.contract.ts'
import { type SiteConfig, siteConfig } from '@bailclair/domain/site/site-config.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Log } from './log.ts'

type Options = {
  /** Including `/api/`. */
  apiUrl: string
  /** In milliseconds. */
  interval: number
  current: SiteConfig
  onChange: (config: SiteConfig) => Promise<void>
  /** Called after each answer, changed or not. */
  onRead?: () => void
  /** Pages tell what the law says today: they are rendered again when a day begins. */
  today?: () => CalendarDate
  log: Log
}

/** Timeout of a request and delay before a retry, in milliseconds. */
export const timeLimit = 5_000
/** Visitors are kept away this long at most, in milliseconds: without the API a site serves what it was started with. */
export const firstReadLimit = 5_000
/** Until then. */
const firstRetryDelay = 250

type Following = {
  /** The configuration was read, or the API has not answered for a while. */
  isReady: () => boolean
  stop: () => void
}

/**
 * Polls the API for the configuration, so that a changed figure or rule shows within a minute: an instance of the API
 * is at most 5 s behind, a cache on the way 15 s, and then comes the interval. While the API is down, the last
 * configuration is used.
 */
export function followConfig(options: Options): Following {
  const { apiUrl, interval, current, onChange, onRead, today = () => todayInParis(new Date()), log } = options
  const address = `${apiUrl.replace(/\/$/, '')}${siteContract.config.path}`
  const stopped = new AbortController()
  let timer: NodeJS.Timeout
  let known = current
  let renderedOn = today()
  let wasReachable: boolean | undefined
  let isReady = false
  const endOfStart = setTimeout(() => {
    isReady = true
  }, firstReadLimit)

  async function renderIfNeeded(config: SiteConfig) {
    const day = today()
    const isNew = !isDeepStrictEqual(config, known)
    if (!isNew && day === renderedOn) return
    await onChange(config)
    known = config
    renderedOn = day
    log('info', isNew ? 'pages rendered with a new configuration' : 'pages rendered for a new day')
  }

  async function ask() {
    try {
      const config = await fetchConfig(address, known, stopped.signal)
      if (!wasReachable) log('info', 'configuration read from the API')
      wasReachable = true
      await renderIfNeeded(config)
      isReady = true
      onRead?.()
    } catch (error) {
      if (stopped.signal.aborted) return
      // Logged once per outage.
      if (wasReachable !== false) log('warn', 'configuration not read from the API, the last known one serves', error)
      wasReachable = false
      await renderIfNeeded(known).catch((cause) => log('error', 'pages not rendered for a new day', cause))
    }
    if (stopped.signal.aborted) return
    const retryDelay = Math.min(interval, isReady ? timeLimit : firstRetryDelay)
    timer = setTimeout(ask, wasReachable ? interval : retryDelay)
  }

  void ask()
  const stop = () => {
    stopped.abort()
    clearTimeout(timer)
    clearTimeout(endOfStart)
  }
  return { isReady: () => isReady, stop }
}

async function fetchConfig(address: string, known: SiteConfig, stopped: AbortSignal): Promise<SiteConfig> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeLimit)])
  const response = await fetch(address, { signal, redirect: 'error' })
  if (!response.ok) throw new Error(`The API answered ${response.status}.`)
  // An API of the release before says nothing of the law.
  return siteConfig.parse({ law: known.law, ...(await response.json()) })
}
