import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { attachTracker } from '#platform/analytics.ts'
import { loadScript } from './load-script.ts'

/** The queue that the script of the analytics reads (Matomo). */
type AnalyticsWindow = Window & { _paq?: { push: (command: Command) => unknown } }
type Command = readonly unknown[]

/** A row of the table of routes, as far as it is told. */
type CountedPage = { path: string; title: { fr: string } }

export type Analytics = { visit: (page: CountedPage) => void }

/**
 * Loads the analytics for as long as the document lives. A page is counted by its template and its plain title: no id,
 * no token and no name is in what leaves. Of the page before, another site is told by its origin alone.
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
      // One title for both languages: a page is counted once.
      send('setDocumentTitle', title.fr)
      send('trackPageView')
      previous = address
    },
  }
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : '')
