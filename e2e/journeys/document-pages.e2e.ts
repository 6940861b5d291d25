import { expect, type Page } from '@playwright/test'
import { applicationsOn } from '#support/applications.ts'
import { title } from '#support/applying.ts'
import { tabTo } from '#support/keyboard.ts'
import { saveBy } from '#support/opened-files.ts'
import { completeProperty } from '#support/properties.ts'
import { pdfFile } from '#support/sample-files.ts'
import type { TenantAccount } from '#support/tenant-area.ts'
import { test } from '#support/test.ts'
import { decide } from '#support/verifier.ts'

type Save = (property: object) => Promise<{ id: string; token: string }>

const openButton = (page: Page) =>
  page.getByRole('button', { name: /^Ouvrir le n°\s1 ?, carte nationale d’identité, Ana Durand \(3\spages\)$/ })
const shown = (page: Page, number: number) =>
  page.getByRole('img', { name: `Carte nationale d’identité n°\u202f1, Ana Durand, page ${number} sur 3` })

/** How many pixels of each quarter of a blank page are not white. */
const countMarked = (page: Page, number: number) =>
  shown(page, number).evaluate((picture: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = picture
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0)
    const quarters = [0, 0.5].flatMap((x) => [0, 0.5].map((y) => [x * width, y * height] as const))
    return quarters.map(([x, y]) => {
      const { data } = context?.getImageData(x, y, width / 2, height / 2) ?? { data: [] }
      return data.filter((value, index) => index % 4 === 0 && value < 225).length
    })
  })

/** Ana's identity card has three blank pages; the owner reads her file. */
async function openFile(page: Page, save: Save, ana: TenantAccount) {
  const { id, token } = await save({ ...completeProperty, validated: true })
  await ana.ask('file', { applicationType: 'ALONE' })
  await ana.give('documents/IDENTITY', pdfFile('carte.pdf', 3))
  await ana.fill()
  await ana.submit()
  await decide(ana.person.email)
  await ana.apply(token)
  await page.goto(`/consulte-propriete/${id}`)
  await applicationsOn(page)
    .rowOf('Durand Ana')
    .getByRole('link', { name: /^Voir le dossier/ })
    .click()
  await expect(title(page)).toHaveText('Dossier de location : Ana Durand')
}

test('[J-261] an owner goes through the pages of a document and enlarges one; property and date are in the picture', async ({
  page,
  signedIn,
  newTenant,
}) => {
  await openFile(page, signedIn.save, await newTenant())
  await openButton(page).click()
  await expect(page.getByRole('dialog', { name: /^Carte nationale d’identité/ })).toBeVisible()
  await expect(shown(page, 1)).toBeVisible()
  for (const marked of await countMarked(page, 1)) expect(marked).toBeGreaterThan(1_000)
  await page.getByRole('button', { name: 'Page suivante' }).click()
  await expect(shown(page, 2)).toBeVisible()
  const widthOf = async () => (await shown(page, 2).boundingBox())?.width ?? 0
  const before = await widthOf()
  await page.getByRole('button', { name: 'Agrandir' }).click()
  await expect.poll(widthOf).toBeGreaterThan(before * 1.4)
  const saved = await saveBy(page, () => page.getByRole('button', { name: 'Télécharger (PDF)' }).click())
  expect(saved.bytes.toString('latin1').match(/^%PDF-|\/Type \/Page\b/g)).toHaveLength(1 + 3)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(openButton(page)).toBeFocused()
})

test('[J-262] somebody with a viewing link reads a document on a phone with the keyboard alone', async ({
  page,
  browser,
  signedIn,
  newTenant,
}) => {
  await openFile(page, signedIn.save, await newTenant())
  await page.getByRole('button', { name: 'Créer un lien de consultation' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Ma sœur')
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Lien de consultation' }).inputValue()

  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  const guest = await context.newPage()
  await guest.goto(address)
  await tabTo(guest, openButton(guest))
  await guest.keyboard.press('Enter')
  await expect(shown(guest, 1)).toBeVisible()
  for (const marked of await countMarked(guest, 1)) expect(marked).toBeGreaterThan(1_000)
  const stage = guest.getByRole('region', { name: /^Carte nationale d’identité/ })
  await tabTo(guest, stage)
  // a page that is seen as a whole has nothing to scroll
  await guest.keyboard.press('f')
  await guest.keyboard.press('PageDown')
  await expect(shown(guest, 2)).toBeVisible()
  await guest.keyboard.press('+')
  await guest.keyboard.press('+')
  await expect(guest.getByText(/^150\s%$/)).toBeVisible()
  await guest.keyboard.press('r')
  await expect(shown(guest, 2)).toHaveCSS('rotate', '90deg')
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await guest.keyboard.press('Escape')
  await expect(openButton(guest)).toBeFocused()
  await context.close()
})
