import { expect } from '@playwright/test'
import { leaveQueue, pressKeys, takePart } from '#support/desk-pages.ts'
import { pdfFile } from '#support/sample-files.ts'
import { test } from '#support/test.ts'

test('[J-260] a verifier goes through the pages of a PDF, enlarges and turns them with the keyboard alone', async ({
  page,
  at,
  newTenant,
}) => {
  const wanda = await newTenant({ firstName: 'Wanda', lastName: 'Xu' })
  await wanda.ask('file', { applicationType: 'ALONE' })
  await wanda.give('documents/IDENTITY', pdfFile('carte.pdf', 3))
  await wanda.fill()
  await wanda.submit()
  await takePart(page, at, wanda.person)

  const shown = (number: number) =>
    page.getByRole('img', { name: `Carte nationale d’identité, n° 1, Wanda Xu, page ${number} sur 3` })
  await expect(shown(1)).toBeVisible()
  // the page itself, not a viewer of the browser
  await expect(page.locator('main iframe, main object, main embed')).toHaveCount(0)
  expect(await shown(1).evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(1_000)
  await pressKeys(page, 'l')
  await expect(shown(2)).toBeVisible()
  await expect(page.getByText('Page 2 sur 3', { exact: true })).toBeVisible()
  const before = await shown(2).boundingBox()
  await pressKeys(page, '++')
  await expect(page.getByText(/^200\s%$/)).toBeVisible()
  expect((await shown(2).boundingBox())?.width).toBeCloseTo((before?.width ?? 0) * 2, -1)
  await pressKeys(page, 'r')
  await expect(shown(2)).toHaveCSS('rotate', '90deg')
  // the next page is looked at in the same way
  await pressKeys(page, 'l')
  await expect(shown(3)).toHaveCSS('rotate', '90deg')
  await pressKeys(page, 'rrrf')
  const stage = page.getByRole('region', { name: 'Carte nationale d’identité, n° 1, Wanda Xu' })
  const [whole, room] = [await shown(3).boundingBox(), await stage.boundingBox()]
  expect(whole?.height).toBeLessThanOrEqual(room?.height ?? 0)
  await stage.focus()
  await pressKeys(page, ['PageUp'])
  await expect(shown(2)).toBeVisible()
  await leaveQueue(wanda.person)
})
