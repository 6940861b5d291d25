import { isDeepStrictEqual } from 'node:util'
import { siteContract } from '@bailclair/domain/site/site.contract.ts'
import { type SiteConfig, siteConfig } from '@bailclair/domain/site/site-config.ts'
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
  log: Log
}

/** Timeout of a request and delay before a retry, in milliseconds. */
const timeLimit = 5_000

/**
 * Polls the API for the configuration, so that a changed figure shows within a minute. Nothing waits for it: while the
 * API is down, the last configuration is used. Returns a stop function.
 */
export function followConfig({ apiUrl, interval, current, onChange, onRead, log }: Options): () => void {
  const address = `${apiUrl.replace(/\/$/, '')}${siteContract.config.path}`
  const stopped = new AbortController()
  let timer: NodeJS.Timeout
  let known = current
  let wasReachable: boolean | undefined

  async function ask() {
    try {
      const config = await fetchConfig(address, stopped.signal)
      if (!wasReachable) log('info', 'configuration read from the API')
      wasReachable = true
      if (!isDeepStrictEqual(config, known)) {
        await onChange(config)
        known = config
        log('info', 'pages rendered with a new configuration')
      }
      onRead?.()
    } catch (error) {
      if (stopped.signal.aborted) return
      // Logged once per outage.
      if (wasReachable !== false) log('warn', 'configuration not read from the API, the last known one serves', error)
      wasReachable = false
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
