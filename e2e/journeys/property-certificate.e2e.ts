import { expect, type Page } from '@playwright/test'
import { certificates, completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'
import { continueButton, expectStep } from '#support/wizard.ts'

const panel = (page: Page) => page.getByRole('region', { name: /^(Votre DPE|Your EPC)$/ })
const number = (page: Page) => page.getByRole('textbox', { name: /^(Numéro du DPE|EPC number)/ })

async function search(page: Page, text: string) {
  await number(page).fill(text)
  await page.getByRole('button', { name: /^(Rechercher|Search)$/ }).click()
}

test.describe('[J-36] a certificate', () => {
  test.use({ language: 'en' })

  test('says what it is worth today, and leads to the one that replaced it', async ({ page, signedIn }) => {
    const { id } = await signedIn.save(completeProperty)
    await page.goto(`/diagnostic-propriete/${id}`)

    await search(page, certificates.active)
    await expect(panel(page)).toContainText(/This EPC is valid until \d+ \w+ 20\d\d/)
    await expect(
      panel(page)
        .getByRole('img', { name: /grade C/i })
        .first(),
    ).toBeVisible()

    await search(page, certificates.expired)
    await expect(panel(page)).toContainText('This EPC is no longer valid')
    await expect(
      panel(page)
        .getByRole('link', { name: /^Find an inspector/ })
        .first(),
    ).toBeVisible()

    await search(page, certificates.banned)
    await expect(panel(page)).toContainText('banned since 1 January 2023')

    await search(page, certificates.replacedBySomething)
    await expect(panel(page)).toContainText('A more recent EPC has replaced this one')
    await expect(panel(page).getByRole('button', { name: /^Search for EPC/ })).toBeHidden()

    await search(page, certificates.replaced)
    await panel(page)
      .getByRole('button', { name: `Search for EPC ${certificates.replacing}` })
      .click()
    await panel(page)
      .getByRole('button', { name: `Search for EPC ${certificates.newest}` })
      .click()
    await expect(panel(page)).toContainText('Travaux d’isolation et changement de chaudière')
    await expect(panel(page).getByText('Active', { exact: true }).first()).toBeVisible()
    await expect(number(page)).toHaveValue(certificates.newest)
    expect(await signedIn.get(id)).toMatchObject({ ademeNumber: certificates.newest })
    await continueButton(page).click()
    await expectStep(page, 'valider-propriete', id)
  })
})

test('[J-37] a certificate is removed once that is confirmed', async ({ page, signedIn }) => {
  const { id } = await signedIn.save({ ...completeProperty, ademeNumber: certificates.active, validated: true })
  await page.goto(`/diagnostic-propriete/${id}`)
  const question = page.getByRole('alertdialog', { name: 'Retirer ce DPE de votre bien ?' })
  await panel(page).getByRole('button', { name: 'Retirer ce DPE' }).click()
  await expect(question).toContainText(certificates.active)
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(panel(page)).toBeVisible()

  await panel(page).getByRole('button', { name: 'Retirer ce DPE' }).click()
  await question.getByRole('button', { name: 'Retirer ce DPE' }).click()
  await expect(page.getByText('Le DPE a été retiré de votre bien.')).toBeVisible()
  await expect(panel(page)).toBeHidden()
  await expect(number(page)).toBeFocused()
  await expect(number(page)).toHaveValue('')
  const property = await signedIn.get(id)
  expect(property).toMatchObject({ validated: true })
  for (const gone of ['ademeNumber', 'energyConsumption', 'co2Emission', 'dpeDate', 'certificate']) {
    expect(property).not.toHaveProperty(gone)
  }
})

test('[J-38] without a number, figures or an exemption do', async ({ page, signedIn }) => {
  const { id } = await signedIn.save({ ...completeProperty, ademeNumber: certificates.active })
  const recap = page.getByRole('main')
  await page.goto(`/diagnostic-propriete/${id}`)
  await page.getByRole('radio', { name: /^Je n’ai pas son numéro/ }).check()
  await expect(page.getByText(`En continuant, vous retirez le DPE ${certificates.active} de ce bien.`)).toBeVisible()
  await expect(page.getByRole('link', { name: /^registre public/ })).toBeVisible()
  await page.getByLabel('Consommation d’énergie finale').fill('345,5')
  await expect(recap).toContainText('Une estimation ne donne aucun droit') // decision 3
  await expect(recap).not.toContainText('Vous pouvez signer')
  await page.getByLabel('Lettre imprimée sur le DPE').selectOption('F')
  await page.getByLabel('Émissions de gaz à effet de serre').fill('40')
  await page.getByLabel('Date du DPE').fill('31.13.2023')
  await page.getByLabel('Date du DPE').blur()
  await expect(page.getByText('Le format de la date n’est pas valide')).toBeVisible()
  await page.getByLabel('Date du DPE').fill('12/03/2023')
  await expect(page.getByRole('img', { name: /^Classe énergie F/ })).toBeVisible() // while one types
  await expect(recap).toContainText('31 décembre 2027') // decision 4
  await continueButton(page).click()

  await expectStep(page, 'valider-propriete', id)
  await expect(recap).toContainText('Classe F, 345,5')
  expect(await signedIn.get(id)).toMatchObject({
    energyConsumption: 345.5,
    co2Emission: 40,
    dpeGrade: 'F',
    dpeDate: '2023-03-12',
  })

  await page.getByRole('link', { name: 'Modifier – Diagnostic énergétique' }).click()
  await page.getByRole('radio', { name: /^Mon bien n’est pas soumis au DPE/ }).check()
  await expect(page.getByText('moins de quatre mois par an')).toBeVisible()
  await continueButton(page).click()
  await expectStep(page, 'valider-propriete', id)
  await expect(recap).toContainText('Non soumis au DPE')
  const property = await signedIn.get(id)
  expect(property).toMatchObject({ dpeNotRequired: true })
  expect(property).not.toHaveProperty('energyConsumption')
})
