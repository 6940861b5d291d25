import type { Ports } from '@bailclair/one-machine/ports.ts'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { visitorServices } from '@bailclair/one-machine/stack/visitor-services.ts'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'

/** What the operator of e2e/services announces: the second is long enough for a hashed cookie name (decision 14). */
export const announcement = {
  fr: '<strong>Maintenance</strong> samedi à 8 h. <a href="/aide">En savoir plus</a><img src="x" onerror="document.title=\'xss\'"><script>document.title=\'xss\'</script>',
  en: `<b>Maintenance</b> on Saturday. <a href="javascript:document.title='xss'">Never a link</a> ${'It will be short. '.repeat(12)}`,
}

/** An operator with a chat, analytics and error reports, who has something to say. */
export const servicesEnvironment = (ports: Ports): Record<string, string> => ({
  ...visitorServices(ports),
  ANNOUNCEMENT_FR: announcement.fr,
  ANNOUNCEMENT_EN: announcement.en,
  RELEASE: 'e2e',
})

/** What the stand-ins received, newest first. */
export async function receivedBy(request: APIRequestContext, services: string): Promise<Received[]> {
  return (await request.get(`${services}/received`)).json()
}
type Received = { service: 'chat' | 'analytics' | 'errors'; content: Record<string, unknown> }

/** Requests of a browser to anyone but the product itself, as `METHOD address`. */
export function foreignRequests(context: BrowserContext, at: Addresses): string[] {
  const own = [at.web, at.api, at.identity, at.tenant].map((url) => new URL(url).origin)
  const found: string[] = []
  context.on('request', (request) => {
    if (!own.includes(new URL(request.url()).origin)) found.push(`${request.method()} ${request.url()}`)
  })
  return found
}

/** Whether the visitor's choice is asked for; the names of both languages. */
export const consentBanner = (page: Page) => page.getByRole('region', { name: /cookies (sur|on) BailClair/i })
export const consentModal = (page: Page) =>
  page.getByRole('dialog', { name: /^(Vos choix de cookies|Your cookie choices)$/ })

/**
 * Layout shifts that the visitor did not cause, from the first paint on: how much, and what moved where. Without the
 * font, which may come late and moves lines itself.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.route(/\.woff2$/, (route) => route.fulfill({ contentType: 'font/woff2', body: '' }))
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} “${node?.textContent?.slice(0, 30)}” ${previousRect.y} → ${currentRect.y}`,
        )
        if (!hadRecentInput) shifts.push(`${value.toFixed(3)}: ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}
