import { expect } from '@playwright/test'
import { certificates, completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'
import { continueButton, expectStep } from '#support/wizard.ts'

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
    await faults.mend('registry')
    await notice.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('region', { name: 'Votre DPE' })).toBeVisible()
  })
})
