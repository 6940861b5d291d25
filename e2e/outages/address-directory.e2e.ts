import { expect } from '@playwright/test'
import { test } from '#support/test.ts'
import { expectStep } from '#support/wizard.ts'

test.describe('[J-40] while the address directory is down', () => {
  test.use({ language: 'en', expectedErrors: /status of 503/ })

  test('an address is written without suggestions, and saved', async ({ page, signedIn, faults }) => {
    const { id } = await signedIn.save({ name: 'Studio' })
    await faults.begin('address', '500')
    await page.goto(`/adresse-propriete/${id}`)
    const address = page.getByRole('main').getByRole('combobox')
    await address.fill('12 rue des Lilas, Tours')
    const notice = 'Address suggestions are unavailable for the moment. Type the whole address.'
    await expect(page.getByText(notice)).toBeVisible()
    await expect(address).not.toHaveAttribute('aria-invalid', 'true')
    await address.press('Enter')
    await expectStep(page, 'amenagement-propriete', id)
    expect(await signedIn.get(id)).toMatchObject({ address: '12 rue des Lilas, Tours' })

    await faults.mend('address')
    await page.goto(`/adresse-propriete/${id}`)
    await address.fill('12 rue des lilas 37000')
    await expect(page.getByRole('option', { name: '12 Rue des Lilas 37000 Tours' })).toBeVisible()
    await expect(page.getByText(notice)).toBeHidden()
  })
})
