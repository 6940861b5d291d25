import { expect, type Page } from '@playwright/test'
import { title } from '#support/applying.ts'
import { saveBy } from '#support/opened-files.ts'
import { completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'

const answer = (page: Page) => page.locator('.check-pdf-answer')
/** By the button, which opens the dialog once the page is hydrated. */
const choose = (page: Page, buffer: Buffer) =>
  expect(async () => {
    const [dialog] = await Promise.all([
      page.waitForEvent('filechooser', { timeout: 1_000 }),
      page.getByRole('button', { name: 'Choisir le PDF' }).click(),
    ])
    await dialog.setFiles({ name: 'dossier.pdf', mimeType: 'application/pdf', buffer })
  }).toPass()

test('[J-184] anybody checks that the PDF of a file was issued and is unaltered, without sending it', async ({
  page,
  otherDevice,
  signedIn,
  newTenant,
}) => {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  await (await newTenant({ status: 'VALIDATED' })).apply(token)
  await page.goto(`/consulte-propriete/${id}`)
  await page.getByRole('link', { name: /^Voir le dossier/ }).click()
  await expect(title(page)).toContainText('Ana Durand')
  const { bytes } = await saveBy(page, () => page.getByRole('button', { name: /PDF/ }).click())
  const code = bytes.toString('latin1').match(/\/IssuedPdfCode \(([\w-]+)\)/)?.[1] ?? ''
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)

  const sent: string[] = []
  otherDevice.on('request', (request) => sent.push(request.postData() ?? ''))
  await otherDevice.goto('/verifier-un-pdf')
  await choose(otherDevice, bytes)
  await expect(answer(otherDevice)).toContainText('Ce PDF est authentique')
  await expect(answer(otherDevice)).not.toContainText('Durand')

  const altered = Buffer.from(bytes)
  altered[100] = (altered[100] ?? 0) ^ 1
  await choose(otherDevice, altered)
  await expect(answer(otherDevice)).toContainText('Ce PDF n’est pas l’original')
  expect(Math.max(...sent.map((body) => body.length))).toBeLessThan(200)

  const field = otherDevice.getByRole('textbox', { name: /^Code du PDF/ })
  await field.fill(code.toLowerCase().replaceAll('-', ' '))
  await field.press('Enter')
  await expect(answer(otherDevice)).toContainText('Ce code existe')
  await field.fill('2222-2222-2222')
  await field.press('Enter')
  await expect(answer(otherDevice)).toContainText('Nous ne connaissons pas ce PDF')
})
