import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { applicationsOn, openApplicants, sixFiles } from '#support/applications.ts'
import { focusedHeading } from '#support/keyboard.ts'
import { completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'

async function linesOf(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  return text.slice(1).trimEnd().split('\r\n')
}
/** Stands for the dialog of the browser: what is on paper stays on the screen. */
const print = (page: Page) =>
  page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })

test('[J-210] a selection of applications is made by range, downloaded and printed', async ({ page, signedIn, at }) => {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  await openApplicants(at).applyAll(token, sixFiles.slice(0, 4))
  await page.goto(`/consulte-propriete/${id}?tri=nom`)
  const { names, box } = applicationsOn(page)
  await expect(names).toHaveText([/^Abel/, /^Éluard/, /^Martin/, /^Zola/])
  await expect(page.getByRole('button', { name: 'Télécharger en CSV' })).toHaveCount(0)

  await box('Sélectionner Éluard Paul + 2').check()
  await box('Sélectionner Zola Émile').click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 sélectionnées')).toBeVisible()
  await box('Sélectionner Martin Léa').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 sélectionnées')).toBeVisible()

  const [head, ...lines] = await linesOf(page, 'Télécharger en CSV')
  expect(head).toMatch(/^"Candidat";"Personnes";/)
  expect(lines.map((line) => line.split('"')[1]).sort()).toEqual(['Zola Émile', 'Éluard Paul +\u00A02'])

  await print(page)
  await page.getByRole('button', { name: 'Imprimer', exact: true }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(names).toHaveText([/^Éluard/, /^Zola/])
  await expect(page.getByText('2 candidatures sélectionnées sur 4')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(names).toHaveCount(4)

  await page.getByRole('button', { name: 'Toute la page' }).click()
  await expect(page.getByText('4 sélectionnées')).toBeVisible()
  await page.getByRole('button', { name: 'Désélectionner' }).click()
  await expect(page.getByRole('button', { name: 'Imprimer', exact: true })).toHaveCount(0)
})

test.describe('[J-211] across properties, on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('applications are found by name, downloaded and deleted', async ({ page, signedIn, at }) => {
    const first = await signedIn.save({ ...completeProperty, name: 'Premier bien', validated: true })
    const second = await signedIn.save({ ...completeProperty, name: 'Second bien', validated: true })
    const applicants = openApplicants(at)
    await applicants.applyAll(first.token, sixFiles.slice(0, 2))
    await applicants.applyAll(second.token, sixFiles.slice(2, 4))
    await page.goto('/candidatures')
    const table = page.getByRole('table', { name: 'Candidatures pour tous vos biens' })
    const names = table.getByRole('rowheader')
    await expect(names).toHaveCount(4)
    const search = page.getByRole('searchbox', { name: 'Rechercher' })
    await search.fill('roux') // someone who joins a file
    await expect(names).toHaveText([/^Abel Inès/])
    await search.fill('eluard')
    await expect(names).toHaveText([/^Éluard/])
    await expect(page).toHaveURL(/recherche=eluard$/)
    await page.reload()
    await expect(names).toHaveText([/^Éluard/])
    const found = await linesOf(page, 'Télécharger (CSV)')
    expect(found.map((line) => line.split('"')[1])).toEqual(['Bien', 'Second bien'])
    await search.fill('')
    await expect(names).toHaveCount(4)

    await table.getByRole('checkbox', { name: 'Sélectionner Zola Émile' }).check()
    await table.getByRole('checkbox', { name: 'Sélectionner Martin Léa' }).check()
    const bar = page.getByText('2 sélectionnées')
    await expect(bar).toBeInViewport()
    for (const name of ['Imprimer', 'Télécharger en CSV', 'Supprimer']) {
      const button = page.getByRole('button', { name, exact: true })
      await expect(button).toBeInViewport({ ratio: 1 })
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    const lines = await linesOf(page, 'Télécharger en CSV')
    expect(lines.map((line) => line.split('"')[3])).toEqual(['Candidat', 'Zola Émile', 'Martin Léa'])
    await page.getByRole('button', { name: 'Supprimer', exact: true }).tap()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('listitem')).toHaveCount(2)
    await question.getByRole('button', { name: 'Supprimer les 2 candidatures' }).tap()
    await expect(names).toHaveText([/^Éluard/, /^Abel/])
    await expect(focusedHeading(page)).toBeVisible()
    expect((await signedIn.get(first.id)).propertiesApartmentSharing).toHaveLength(1)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
