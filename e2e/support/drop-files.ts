import type { Page } from '@playwright/test'
import type { SampleFile } from './sample-files.ts'

/** Drops a file on an element, as from the desktop. */
export async function dropFiles(page: Page, selector: string, { name, mimeType, buffer }: SampleFile) {
  const dataTransfer = await page.evaluateHandle(
    ({ bytes, name, type }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
      return transfer
    },
    { bytes: [...buffer], name, type: mimeType },
  )
  await page.locator(selector).dispatchEvent('drop', { dataTransfer })
}
