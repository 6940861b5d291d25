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

/**
 * Polls the API for the configuration, so that a changed figure or rule shows within a minute: an instance of the API
 * is at most 5 s behind, a cache on the way 15 s, and then comes the interval. While the API is down, the last
 * configuration is used. Returns a stop function.
 */
export function followConfig(options: Options): () => void {
  const { apiUrl, interval, current, onChange, onRead, today = () => todayInParis(new Date()), log } = options
  const address = `${apiUrl.replace(/\/$/, '')}${siteContract.config.path}`
  const stopped = new AbortController()
  let timer: NodeJS.Timeout
  let known = current
  let renderedOn = today()
  let wasReachable: boolean | undefined

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
      const config = await fetchConfig(address, stopped.signal)
      if (!wasReachable) log('info', 'configuration read from the API')
      wasReachable = true
      await renderIfNeeded(config)
      onRead?.()
    } catch (error) {
      if (stopped.signal.aborted) return
      // Logged once per outage.
      if (wasReachable !== false) log('warn', 'configuration not read from the API, the last known one serves', error)
      wasReachable = false
      await renderIfNeeded(known).catch((cause) => log('error', 'pages not rendered for a new day', cause))
    }
    if (!stopped.signal.aborted) timer = setTimeout(ask, wasReachable ? interval : Math.min(interval, timeLimit))
  }

  void ask()
  return () => {
    stopped.abort()
    clearTimeout(timer)
  }
}

async function fetchConfig(address: string, stopped: AbortSignal): Promise<SiteConfig> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeLimit)])
  const response = await fetch(address, { signal, redirect: 'error' })
  if (!response.ok) throw new Error(`The API answered ${response.status}.`)
  return siteConfig.parse(await response.json())
}
