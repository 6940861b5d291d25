import type { CDPSession, Page } from '@playwright/test'

/** Lighthouse's mobile settings: latency, bytes a second, and the processor four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const slowdown = 4

export const telephoneScreen = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true } as const

export async function becomeTelephone(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return devtools
}
