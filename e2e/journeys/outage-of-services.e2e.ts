import { expect } from '@playwright/test'
import { certificates, completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'
import { continueButton, expectStep } from '#support/wizard.ts'

// The faults are everybody's: these journeys run one after the other, when all others are over (playwright.config.ts).

test.describe('[J-39] while the registry of certificates is down', () => {
  test.use({ expectedErrors: /status of 503/ })

  test('the step says so, and everything else is saved', async ({ page, signedIn, faults }) => {
    const { id } = await signedIn.save(completeProperty)
    await faults.begin('registry', 'reset')
    await page.goto(`/diagnostic-propriete/${id}`)
    const number = page.getByRole('textbox', { name: 'Numéro du DPE' })
    await number.fill(certificates.active)
    await page.getByRole('button', { name: 'Rechercher' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Le registre des DPE ne répond pas' })
    await expect(notice).toBeVisible()
    await expect(number).toHaveValue(certificates.active)

    await notice.getByRole('button', { name: 'Continuer sans le DPE' }).click()
    await expectStep(page, 'valider-propriete', id)
    await page.getByRole('link', { name: 'Modifier – Loyer hors charges' }).click()
    await page.getByLabel('Loyer mensuel, hors charges').fill('700')
    await continueButton(page).click()
    await expectStep(page, 'diagnostic-propriete', id)
    expect(await signedIn.get(id)).toMatchObject({ rentCost: 700 })

    await number.fill(certificates.active)
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await expect(notice).toBeVisible()
    await faults.mend()
    await notice.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('region', { name: 'Votre DPE' })).toBeVisible()
  })
})

test.describe('[J-40] while the address directory is down', () => {
  test.use({ language: 'en', expectedErrors: /status of 503/ })

  test('an address is written without suggestions, and saved', async ({ page, signedIn, faults }) => {
    const { id } = await signedIn.save({ name: 'Studio' })
    await faults.begin('address', '500')
    await page.goto(`/adresse-propriete/${id}`)
    const address = page.getByRole('combobox')
    await address.fill('12 rue des Lilas, Tours')
    const notice = 'Address suggestions are unavailable for the moment. Type the whole address.'
    await expect(page.getByText(notice)).toBeVisible()
    await expect(address).not.toHaveAttribute('aria-invalid', 'true')
    await address.press('Enter')
    await expectStep(page, 'amenagement-propriete', id)
    expect(await signedIn.get(id)).toMatchObject({ address: '12 rue des Lilas, Tours' })

    await faults.mend()
    await page.goto(`/adresse-propriete/${id}`)
    await address.fill('12 rue des lilas 37000')
    await expect(page.getByRole('option', { name: '12 Rue des Lilas 37000 Tours' })).toBeVisible()
    await expect(page.getByText(notice)).toBeHidden()
  })
})
