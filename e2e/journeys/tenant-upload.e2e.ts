import { expect } from '@playwright/test'
import { openQueue, takeButton } from '#support/desk-pages.ts'
import { pdfFile, photograph } from '#support/sample-files.ts'
import { openSignedIn } from '#support/session.ts'
import { chooseFiles, documentLine } from '#support/tenant-pages.ts'
import { test } from '#support/test.ts'
import { createVerifier } from '#support/verifier.ts'

test('[J-171] a tenant sees what was uploaded, turns it, and replaces it in one step', async ({
  page,
  otherDevice,
  at,
  newTenant,
}) => {
  const yuna = await newTenant({ firstName: 'Yuna', lastName: 'Kerr' })
  await yuna.ask('file', { applicationType: 'ALONE' })
  await yuna.fill()
  await page.goto(at.tenant)
  const photo = await photograph(page, 'carte.jpg')
  await openSignedIn(page, `${at.tenant}/mon-dossier/justificatifs/identite`, yuna.session)
  const given = page.locator('.documents > li').first()
  await chooseFiles(page, [photo], given.getByRole('button', { name: /^Remplacer/ }))
  const line = documentLine(page, 'carte.jpg')
  await expect(line).toContainText('Image · 1 page')
  await expect(page.locator('.documents > li')).toHaveCount(1)
  const thumbnail = line.locator('img')
  const ratio = () => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
  await expect.poll(ratio).toBeGreaterThan(1)
  await line.getByRole('button', { name: 'Tourner carte.jpg' }).click()
  await expect.poll(ratio).toBeLessThan(1)

  await page.goto(`${at.tenant}/mon-dossier/justificatifs/ressources`)
  await expect(page.getByText(/^Il faut trois bulletins de salaire, et vous avez donné 1 page/)).toBeVisible()
  await chooseFiles(page, [pdfFile('Juin.pdf'), pdfFile('Juillet.pdf')])
  for (const name of ['Juin.pdf', 'Juillet.pdf']) await expect(documentLine(page, name)).toBeVisible()
  await expect(page.getByText('Est-ce tout')).toHaveCount(0)

  await yuna.submit()
  await openQueue(otherDevice, at, await createVerifier(at))
  await takeButton(otherDevice, 'Y. K.').click()
  const shown = otherDevice.getByRole('img', { name: /^Carte nationale d’identité/ })
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBeLessThan(1)
})
