import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { attachTracker } from '#platform/analytics.ts'
import { loadScript } from './load-script.ts'

/** The queue read by the analytics script (Matomo). */
type AnalyticsWindow = Window & { _paq?: { push: (command: Command) => unknown } }
type Command = readonly unknown[]

type CountedPage = { path: string; title: { fr: string } }

export type Analytics = { visit: (page: CountedPage) => void }

/**
 * Loads analytics until the document is left. Pages are sent as route template and plain title: no id, token or name.
 * External referrers are cut to their origin.
 */
export function startAnalytics({ url, siteId }: SiteConfig['analytics']): Analytics {
  const base = url.replace(/\/?$/, '/')
  const page = window as AnalyticsWindow
  const commands: Command[] = []
  page._paq = commands
  const send = (...command: unknown[]) => page._paq?.push(command)
  send('setTrackerUrl', `${base}matomo.php`)
  send('setSiteId', siteId)
  send('setSecureCookie', window.location.protocol === 'https:')
  loadScript(`${base}matomo.js`)
  attachTracker((category, action) => send('trackEvent', category, action))

  let previous = originOf(document.referrer)
  return {
    visit: ({ path, title }) => {
      const address = `${window.location.origin}${path}`
      send('setReferrerUrl', previous)
      send('setCustomUrl', address)
      // The French title in both languages, so that a page is counted once.
      send('setDocumentTitle', title.fr)
      send('trackPageView')
      previous = address
    },
  }
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : '')
