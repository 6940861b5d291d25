import { expect, type Page } from '@playwright/test'
import { openApplicants } from '#support/applications.ts'
import { consentBox, shareProperty } from '#support/applying.ts'
import { completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'

const expectNotFound = (page: Page) =>
  expect(page.getByText('Le bien est introuvable. Veuillez vérifier le lien fourni.')).toBeVisible()
const linkField = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Lien de partage' })

test.describe('[J-62] a share link', () => {
  test.use({ expectedErrors: /status of 404|Property not loaded/ })

  test('is paused, reopened and replaced, each at once', async ({ page, otherDevice, owner, at }) => {
    const { link, dialog } = await shareProperty(page, owner, at)
    await dialog.getByRole('button', { name: 'Mettre en pause' }).click()
    await expect(dialog).toContainText('En pause')
    await otherDevice.goto(link)
    await expectNotFound(otherDevice)
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Le lien de partage est en pause')
    await page.getByRole('button', { name: 'Gérer le lien' }).click()
    await dialog.getByRole('button', { name: 'Rouvrir le lien' }).click()
    await expect(dialog.getByRole('button', { name: 'Mettre en pause' })).toBeVisible()
    await otherDevice.reload()
    await expect(consentBox(otherDevice)).toBeVisible()

    await dialog.getByRole('button', { name: 'Remplacer le lien' }).click()
    const question = page.getByRole('alertdialog', { name: 'Remplacer le lien ?' })
    await expect(question).toContainText('annonces, messages et affiches')
    await question.getByRole('button', { name: 'Remplacer le lien' }).click()
    await expect(dialog.getByRole('status').filter({ hasText: 'Voici votre nouveau lien' })).toBeVisible()
    await expect(linkField(page)).not.toHaveValue(link)
    await otherDevice.reload()
    await expectNotFound(otherDevice)
    await otherDevice.goto(await linkField(page).inputValue())
    await expect(consentBox(otherDevice)).toBeVisible()
  })

  test('dies with its property, whose deletion names all that goes', async ({
    page,
    otherDevice,
    owner,
    at,
    mailbox,
  }) => {
    const { link, property, dialog } = await shareProperty(page, owner, at)
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    const { initiator } = await openApplicants(at).apply(property.token, [{ lastName: 'Durand', firstName: 'Ana' }])
    await expect(page.getByRole('link', { name: '1 vérifiée' })).toBeVisible()

    await page.getByRole('button', { name: 'Supprimer le bien' }).click()
    const question = page.getByRole('alertdialog', { name: 'Supprimer « T2 Croix-Rousse » ?' })
    await expect(question.getByRole('listitem')).toHaveText([
      /^le bien «\sT2 Croix-Rousse\s»/,
      /^son lien de partage/,
      /^1 candidature, et votre accès à ce dossier/,
    ])
    await question.getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('button', { name: 'Supprimer le bien' }).click()
    await question.getByRole('button', { name: 'Supprimer ce bien' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByText('Le bien « T2 Croix-Rousse » a été supprimé.')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await otherDevice.goto(link)
    await expectNotFound(otherDevice)
    await mailbox.getMail(initiator.email, /n’est plus proposé/)
    await page.goto(`/consulte-propriete/${property.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable')
  })
})

test('[J-63] a poster has the code, the district and a short address, and not the street', async ({
  page,
  owner,
  at,
}) => {
  // what a printer would be asked
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  const { link, dialog } = await shareProperty(page, owner, at)
  await expect(dialog.getByRole('img', { name: `Code QR du lien de partage : ${completeProperty.name}` })).toBeVisible()
  const email = await dialog.getByRole('link', { name: 'Envoyer par e-mail' }).getAttribute('href')
  expect(decodeURIComponent(email ?? '')).toContain(link)
  const poster = page.locator('.poster')
  await expect(poster).toBeHidden()

  await dialog.getByRole('button', { name: 'Imprimer l’affiche' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(poster).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  await expect(poster.getByRole('img', { name: /^Code QR/ })).toBeVisible()
  for (const words of [completeProperty.name, 'Lyon 4e', /\/a\/[2-9A-Z]{4}-[2-9A-Z]{4}/, /700,50\s€ par mois/])
    await expect(poster).toContainText(words)
  await expect(poster).not.toContainText(/lilas/i)
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)
  expect(pages).toHaveLength(1)

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(poster).toBeHidden()
  await expect(page.getByRole('main')).toBeVisible()
})

test.describe('[J-185] the short address of a poster', () => {
  test.use({ expectedErrors: /status of 404|Property not loaded/ })

  test('is typed on a phone, shows the district until one applies, and ends with the link', async ({
    page,
    otherDevice,
    owner,
    at,
  }) => {
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    const { link, dialog } = await shareProperty(page, owner, at)
    const print = dialog.getByRole('button', { name: 'Imprimer l’affiche' })
    const short = page.locator('.poster-short')
    await print.click()
    await expect(short).toHaveText(/\/a\/[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    const typed = `${at.web}${(await short.textContent())
      ?.match(/\/a\/.*/)?.[0]
      .toLowerCase()
      .replace('-', '')}`

    await otherDevice.setViewportSize({ width: 390, height: 844 })
    await otherDevice.goto(typed)
    await expect(otherDevice).toHaveURL(link)
    await expect(otherDevice.getByRole('main')).toContainText('69004 Lyon')
    await expect(otherDevice.getByRole('main')).toContainText('L’adresse exacte s’affichera une fois')
    await expect(otherDevice.getByRole('main')).not.toContainText(/lilas/i)

    await dialog.getByRole('button', { name: 'Remplacer le lien' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remplacer le lien' }).click()
    await expect(linkField(page)).not.toHaveValue(link)
    await otherDevice.goto(typed)
    await expectNotFound(otherDevice)
    await print.click()
    await expect(short).not.toHaveText(new RegExp(typed.slice(-8, -4), 'i'))
  })
})
