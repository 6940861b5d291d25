import { expect, type Page } from '@playwright/test'
import { applicationsOn, openApplicants, sixFiles } from '#support/applications.ts'
import { completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'

/** As if this many had applied: what the API answers, with its first row over and over. */
async function multiply(page: Page, address: string, count: number) {
  await page.route(address, async (route) => {
    // whole, also where the page already has it
    const { 'if-none-match': _, ...headers } = route.request().headers()
    const response = await route.fetch({ headers })
    const property = await response.json()
    const [row] = property.propertiesApartmentSharing
    const rows = Array.from({ length: count }, (_, n) => ({
      ...row,
      id: row.id.replace(/.{4}$/, String(n).padStart(4, '0')),
    }))
    await route.fulfill({ response, json: { ...property, propertiesApartmentSharing: rows } })
  })
}

test('[J-64] five hundred applications are paged, selected together and printed whole', async ({
  page,
  signedIn,
  at,
}) => {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  await openApplicants(at).apply(token, [{ lastName: 'Durand', firstName: 'Ana' }])
  await multiply(page, `${at.api}property/${id}`, 500)
  await page.goto(`/consulte-propriete/${id}`)
  const { names, table, box } = applicationsOn(page)
  await expect(names).toHaveCount(25)
  const pages = page.getByRole('navigation', { name: 'Pages des candidatures' })
  await pages.getByRole('link', { name: 'Suivante' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await box('Tout sélectionner').check()
  await page.getByRole('button', { name: 'Sélectionner les 500' }).click()
  await expect(page.getByText('500 sélectionnées')).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('et 492 autres')
  await page.getByRole('button', { name: 'Annuler' }).click()

  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  await page.getByRole('button', { name: 'Imprimer la liste' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(names).toHaveCount(500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(completeProperty.name)
  await expect(page.getByText(completeProperty.address)).toBeVisible()
  await expect(table.getByRole('row').nth(1)).toContainText(/2\s400\s€/)
  for (const role of ['link', 'checkbox', 'searchbox', 'navigation'] as const)
    await expect(page.getByRole('main').getByRole(role), role).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Partager|Supprimer|Imprimer)/ })).toHaveCount(0)
})

test.describe('[J-65] on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, language: 'en' })

  test('applications are cards, sorted, opened and deleted by touch', async ({ page, signedIn, at }) => {
    const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
    await openApplicants(at).applyAll(token, sixFiles)
    await page.goto(`/consulte-propriete/${id}`)
    const table = page.getByRole('table', { name: 'Applications received for this property' })
    const row = (name: string) => table.getByRole('row').filter({ hasText: name })
    await expect(page.getByRole('link', { name: '4 verified' })).toBeVisible()
    await expect(row('Zola Émile')).toContainText(/Income\s*€2,602/)
    await expect(row('Zola Émile')).toContainText(/Effort rate\s*25%/)
    await expect(row('Abel Inès')).toContainText(/Guarantors\s*€10,000/)
    await expect(row('Noir Jean')).toContainText('To correct')
    await expect(row('Noir Jean')).toContainText('The applicant has a document to correct')
    const file = row('Zola Émile').getByRole('link', { name: /^See the file of Émile Zola/ })
    expect((await file.boundingBox())?.height).toBeGreaterThanOrEqual(44)

    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Income')
    await page.getByRole('button', { name: 'Ascending order' }).tap()
    await expect(table.getByRole('rowheader').first()).toHaveText('Éluard Paul + 2')
    await row('Zola Émile')
      .getByRole('button', { name: /understand the effort rate/ })
      .tap()
    await expect(page.getByRole('dialog')).toContainText('€650.50 ÷ €2,602 = 25%')
    await page.getByRole('button', { name: 'Close' }).tap()
    await row('Noir Jean').getByRole('checkbox', { name: 'Select Noir Jean' }).check()
    await page.getByRole('button', { name: 'Delete', exact: true }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the application' }).tap()
    await expect(page.getByText('Application deleted.')).toBeVisible()
    await expect(table.getByRole('rowheader')).toHaveCount(5)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test.describe('[J-66] while the service is down', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('the list stays, says that it is old, and goes on afterwards', async ({ page, signedIn, at }) => {
    const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
    const file = await openApplicants(at).apply(token, [{ lastName: 'Durand', firstName: 'Ana' }])
    await page.goto(`/consulte-propriete/${id}`)
    const { rowOf } = applicationsOn(page)
    await expect(rowOf('Durand Ana')).toBeVisible()
    await page.route(`${at.api}**`, (route) => route.abort('connectionrefused'))
    const notice = page.getByRole('status').filter({ hasText: 'La liste ne se met plus à jour' })
    await expect(notice).toBeVisible({ timeout: 20_000 })
    await expect(rowOf('Durand Ana')).toBeVisible()

    await file.remove()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await notice.getByRole('button', { name: 'Réessayer' }).click()
    await expect(notice).toHaveCount(0)
    await expect(rowOf('Durand Ana')).toHaveCount(0)
  })
})
