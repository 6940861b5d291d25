import { expect, type Page } from '@playwright/test'
import { certificates, completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'

const question = (page: Page) => page.getByText('Est-ce bien votre logement ?')

test('[J-173] a certificate of another home is questioned, and the answer kept', async ({ page, signedIn }) => {
  const { id } = await signedIn.save({ ...completeProperty, validated: true })
  await page.goto(`/diagnostic-propriete/${id}`)
  await page.getByRole('textbox', { name: /^Numéro du DPE/ }).fill(certificates.ofAnotherHome)
  await page.getByRole('button', { name: 'Rechercher' }).click()

  await expect(question(page)).toBeVisible()
  const table = page.getByRole('table', { name: 'Votre bien et le logement du DPE' })
  await expect(table.getByRole('row', { name: /^Adresse Différent/ })).toContainText('69003 Lyon')
  await expect(table.getByRole('row', { name: /^Surface habitable Différent/ })).toContainText('62,5 m²')
  await expect(table.getByRole('row', { name: /^Type/ })).not.toContainText('Différent')

  // until it is answered, every page of the property asks
  await page.goto(`/consulte-propriete/${id}`)
  await page.getByRole('button', { name: 'Oui, c’est mon logement' }).click()
  await expect(question(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await signedIn.get(id)).toMatchObject({ dpeConfirmed: true })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: completeProperty.name })).toBeVisible()
  await expect(question(page)).toBeHidden()

  await signedIn.save({ id, livingSpace: 28 })
  await page.reload()
  await expect(question(page)).toBeVisible()
})

test.describe('[J-174] a certificate of another home, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, language: 'en' })

  test('is removed after a no', async ({ page, signedIn }) => {
    const { id } = await signedIn.save({ ...completeProperty, ademeNumber: certificates.ofAnotherHome })
    await page.goto(`/diagnostic-propriete/${id}`)
    await page.getByRole('button', { name: 'No, remove this EPC' }).click()
    await expect(page.getByText('Is this your home?')).toBeHidden()
    await expect(page.getByRole('textbox', { name: /^EPC number/ })).toBeFocused()
    expect(await signedIn.get(id)).not.toHaveProperty('ademeNumber')
  })
})
