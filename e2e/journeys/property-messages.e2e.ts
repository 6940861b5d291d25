import { expect, type Page } from '@playwright/test'
import { certificates, completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'
import { continueButton, errorSummary, expectStep, type WizardPage } from '#support/wizard.ts'

type Answers = Record<string, string>
type Mistake = [step: WizardPage, answers: Answers, message: string, sends?: 'request']

const figures = 'I do not have its number'
const measures = {
  'Letter printed on the EPC': 'E',
  'Final energy consumption': '260',
  'Greenhouse gas emissions': '40',
}

/** The messages of the form, word for word. */
const mistakes: Mistake[] = [
  ['nom-propriete', { 'Property name': '' }, 'This field is required'],
  ['nom-propriete', { 'Property name': 'x'.repeat(101) }, 'This text is too long, shorten it'],
  ['type-propriete', {}, 'This field is required'],
  ['adresse-propriete', { 'Property address': '' }, 'This field is required'],
  ['amenagement-propriete', {}, 'This field is required'],
  ['surface', { 'Living space': '' }, 'This field is required'],
  ['surface', { 'Living space': '0' }, 'The area must be greater than zero'],
  ['surface', { 'Living space': 'forty' }, 'Write a number'],
  ['loyer-propriete', { 'Monthly rent': '0', 'Monthly charges': '0' }, 'The price must be positive'],
  [
    'loyer-propriete',
    { 'Monthly rent': '650', 'Monthly charges': '-1' },
    'The price must be greater than or equal to 0',
  ],
  ['loyer-propriete', { 'Monthly rent': '650', 'Monthly charges': '' }, 'This field is required'],
  ['loyer-propriete', { 'Monthly rent': '1000001', 'Monthly charges': '0' }, 'This number is too large'],
  ['diagnostic-propriete', { 'EPC number': '' }, 'Please enter an EPC number'],
  ['diagnostic-propriete', { 'EPC number': '2599E' }, 'An EPC number has 13 letters or digits'],
  ['diagnostic-propriete', { 'EPC number': certificates.unknown }, 'The EPC was not found', 'request'],
  ['diagnostic-propriete', { [figures]: '', ...measures, 'EPC date': '' }, 'This field is required'],
  ['diagnostic-propriete', { [figures]: '', ...measures, 'EPC date': '31/02/2023' }, 'Date format not valid'],
  [
    'diagnostic-propriete',
    { [figures]: '', ...measures, 'EPC date': '01/01/2099' },
    'The date you entered is in the future. Please enter a valid date.',
  ],
]

async function give(page: Page, answers: Answers) {
  for (const [label, text] of Object.entries(answers)) {
    // some fields load when they are chosen
    await page.getByLabel(label).first().waitFor({ state: 'attached' })
    const way = page.getByRole('radio', { name: label })
    const list = page.locator('select').and(page.getByLabel(label))
    if (await way.count()) await way.check()
    else if (await list.count()) await list.selectOption(text)
    else
      await page
        .getByRole('textbox', { name: label })
        .or(page.getByRole('combobox', { name: label }))
        .fill(text)
  }
}

test.describe('[J-35] an answer that will not do', () => {
  test.use({ language: 'en', expectedErrors: /status of 404/ })

  test('is said to be, beside the field and in a summary; nothing is sent', async ({ page, signedIn, at }) => {
    const { id } = await signedIn.save({})
    const sent: string[] = []
    page.on('request', (request) => request.url() === `${at.api}property` && sent.push(request.method()))
    for (const [step, answers, message, sends] of mistakes) {
      await test.step(`${step}: ${message}`, async () => {
        if (!page.url().includes(step)) await page.goto(`/${step}/${id}`)
        await give(page, answers)
        await continueButton(page).click()
        await expect(errorSummary(page).getByRole('link', { name: message })).toBeVisible()
        await expect(page.locator('.field-error').filter({ hasText: message })).toBeVisible()
        await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
        expect(sent.splice(0)).toEqual(sends ? ['POST'] : [])
      })
    }
  })

  test('leads to its field, and the message goes with the mistake', async ({ page, signedIn }) => {
    const { id } = await signedIn.save({})
    await page.goto(`/loyer-propriete/${id}`)
    await continueButton(page).click()
    await expect(errorSummary(page)).toBeFocused()
    await errorSummary(page)
      .getByRole('link', { name: /^Monthly charges/ })
      .click()
    await expect(page.getByLabel('Monthly charges')).toBeFocused()
    await page.keyboard.type('50,5')
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
    await page.getByLabel('Monthly rent, without charges').fill('650')
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
    await continueButton(page).click()
    await expectStep(page, 'diagnostic-propriete', id)
    expect(await signedIn.get(id)).toMatchObject({ rentCost: 650, chargesCost: 50.5 })
  })

  test('stands in the way of validation', async ({ page, signedIn }) => {
    const { furniture: _, livingSpace: __, ...incomplete } = completeProperty
    const { id } = await signedIn.save(incomplete)
    await page.goto(`/valider-propriete/${id}`)
    const validate = page.getByRole('button', { name: 'Validate my property' })
    await validate.click()
    await expect(errorSummary(page)).toContainText('The box must be checked')
    await expect(errorSummary(page)).toContainText('Your property is not valid, please complete the missing fields...')
    await expect(page.getByText('Please correct the errors to submit the property')).toBeVisible()
    await expect(page.getByText('No energy certificate')).toBeVisible() // decision 5: a warning that blocks nothing
    for (const missing of ['the furnishing', 'the living space']) {
      await expect(page.getByRole('link', { name: missing })).toBeVisible()
    }

    await signedIn.save({ id, furniture: 'FURNISHED', livingSpace: 20 })
    await page.reload()
    await validate.click()
    await expect(errorSummary(page)).toHaveText(/The box must be checked$/)
    await page.getByRole('checkbox').check()
    await validate.click()
    await expect(page).toHaveURL(/\/consulte-propriete\//)
  })
})
