import { browserFlags } from '@bailclair/one-machine/browser/find-browser.ts'
import { getBrowser } from '@bailclair/one-machine/browser/get-browser.ts'
import { chromium } from '@playwright/test'

/** One response: bytes on the wire, including headers. */
export type Transfer = { type: string; bytes: number }

/** Measures all transfers of a page with an empty cache and gzip, until the network is idle. */
export async function measureFirstVisit(url: string): Promise<Transfer[]> {
  const browser = await chromium.launch({ executablePath: getBrowser(), args: browserFlags() })
  try {
    const page = await browser.newPage({ extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } })
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    const types = new Map<string, string>()
    const transfers: Transfer[] = []
    network.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      transfers.push({ type: types.get(requestId) ?? 'Other', bytes: encodedDataLength })
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return transfers
  } finally {
    await browser.close()
  }
}
