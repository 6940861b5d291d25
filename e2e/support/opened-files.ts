import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page } from '@playwright/test'

type SavedFile = { name: string; bytes: Buffer }

/** The file that the press saves. */
export async function saveBy(page: Page, press: () => Promise<void>): Promise<SavedFile> {
  const arriving = page.waitForEvent('download')
  await press()
  return readDownload(await arriving)
}

const readDownload = async (download: Download): Promise<SavedFile> => ({
  name: download.suggestedFilename(),
  bytes: await readFile(await download.path()),
})

/**
 * The press opens a tab with a document of the API; returns its bytes. A browser with a PDF viewer shows a PDF in the
 * tab, one without, such as the headless shell, saves it.
 */
export async function openInTabBy(page: Page, address: RegExp, press: () => Promise<void>): Promise<Buffer> {
  const context = page.context()
  let answered: Buffer = Buffer.alloc(0)
  await page.route(address, async (route) => {
    const response = await route.fetch()
    answered = await response.body()
    await route.fulfill({ response, body: answered })
  })
  const opening = page.waitForEvent('popup')
  const showing = Promise.race([
    context.waitForEvent('framenavigated', (frame) => frame.url().startsWith('blob:')),
    context.waitForEvent('download'),
  ])
  await press()
  const [tab, shown] = await Promise.all([opening, showing])
  await page.unroute(address)
  if ('suggestedFilename' in shown) expect((await readDownload(shown)).bytes).toEqual(answered)
  else expect(shown).toBe(tab.mainFrame())
  return answered
}
