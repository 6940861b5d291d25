import { expect } from '@playwright/test'
import { test } from '#support/test.ts'

const visits = [
  {
    language: 'fr',
    landlords: 'propriétaires (programme national, 2024)',
    counted: /programme national, 2024\s; ce service, aujourd’hui/,
    groups: ['Ce service, aujourd’hui', /^Chiffres de référence\s: programme national, 2024$/],
    files: ['Dossiers vérifiés ici', 'Dossiers vérifiés'],
    number: '22\u202F000',
    answers: /^(Quand un propriétaire a choisi|Aucun choix n’a encore été suivi de réponses)/,
  },
  {
    language: 'en',
    landlords: 'landlords (national programme, 2024)',
    counted: /national programme, 2024; this service, today/,
    groups: ['This service, today', 'For reference: national programme, 2024'],
    files: ['Files verified here', 'Verified files'],
    number: '22,000',
    answers: /^(When a landlord had chosen|No choice has been followed by answers)/,
  },
] as const

for (const { language, landlords, counted, groups, files, number, answers } of visits) {
  test.describe(`[J-194] figures in ${language}`, () => {
    test.use({ language })

    test('say what they count, on the landing page and on that of statistics', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByText(landlords)).toHaveCount(2)
      await expect(page.getByText(counted)).toBeVisible()

      await page.goto('/stats')
      for (const name of groups) await expect(page.getByRole('heading', { name })).toBeVisible()
      for (const name of files) await expect(page.getByRole('term').getByText(name, { exact: true })).toBeVisible()
      // the figure of the landing page, under its own name
      await expect(page.getByRole('definition').getByText(number)).toBeVisible()
      await expect(page.getByText(answers)).toBeVisible()
      const names = await page.getByRole('term').allTextContents()
      expect(new Set(names).size).toBe(names.length)
    })
  })
}

test('[J-195] an applicant reads where to turn against discrimination, and who may require a guarantor', async ({
  page,
}) => {
  await page.goto('/aide#discrimination')
  await expect(page.getByText(/Appelez gratuitement le 39 28/)).toBeVisible()
  await expect(page.getByText(/six ans pour porter plainte/)).toBeVisible()
  await page.getByText('Un propriétaire peut-il exiger un garant').click()
  await expect(page.getByText(/assuré contre les loyers impayés/)).toBeVisible()
})
