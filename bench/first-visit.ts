import { brotliCompressSync, gzipSync } from 'node:zlib'
import { browserFlags } from '@bailclair/one-machine/browser/find-browser.ts'
import { getBrowser } from '@bailclair/one-machine/browser/get-browser.ts'
import { type Browser, chromium, type Page } from '@playwright/test'
import { watchNetwork } from './network.ts'
import { becomeTelephone, telephoneScreen } from './telephone.ts'

/** One response: bytes on the wire, including headers. */
export type Transfer = { type: string; url: string; bytes: number; startMs: number }
export type Visit = {
  transfers: Transfer[]
  largestPaintMs: number
  brotliBytes: number
  /** Styles written into the page, compressed by themselves with gzip. Also part of the document's bytes. */
  inlineCssBytes: number
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: getBrowser(), args: browserFlags() })

/** A first visit with an empty cache and gzip on a slow telephone, until the page is idle. */
export async function measureFirstVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ...telephoneScreen, extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } })
  try {
    const page = await context.newPage()
    const devtools = await becomeTelephone(page)
    const network = await watchNetwork(devtools)
    const response = await page.goto(url)
    const html = (await response?.text()) ?? ''
    await network.untilIdle(page)
    const bodies = await Promise.all(
      network.transfers.map(async ({ requestId }) => {
        const { body, base64Encoded } = await devtools.send('Network.getResponseBody', { requestId })
        return base64Encoded ? Buffer.from(body, 'base64').length : brotliCompressSync(body).length
      }),
    )
    const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => css)
    return {
      transfers: network.transfers,
      largestPaintMs: await readLargestPaint(page),
      brotliBytes: bodies.reduce((sum, bytes) => sum + bytes, 0),
      inlineCssBytes: styles.length === 0 ? 0 : gzipSync(styles.join('\n')).length,
    }
  } finally {
    await context.close()
  }
}

const readLargestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('The page painted nothing.')), 5_000)
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
