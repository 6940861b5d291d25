import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'

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
