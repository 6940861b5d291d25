import { expect, type Locator, type Page } from '@playwright/test'
import { inventPerson } from '#support/people.ts'
import { certificates } from '#support/properties.ts'
import { openSession, openSignedIn } from '#support/session.ts'
import { test } from '#support/test.ts'
import { continueButton, expectStep } from '#support/wizard.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Presses Tab until it stops there: what the keyboard cannot reach, it does not find. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not stop at ${target}`)
}

test('[J-30] a property is created with the keyboard alone', async ({ page, owner, signedIn, mailbox }) => {
  const { keyboard } = page
  await page.goto('/home')
  await tabTo(page, page.getByRole('link', { name: 'Ajouter mon premier bien' }))
  await keyboard.press('Enter')

  await expect(title(page)).toHaveText('Quel nom donnez-vous à ce bien ?')
  await expect(title(page)).toBeFocused()
  await keyboard.press('Tab')
  await expect(page.getByLabel('Nom du bien')).toBeFocused()
  await keyboard.type('T2 des Lilas')
  await keyboard.press('Enter')

  await expectStep(page, 'type-propriete')
  // the page before stays until the code of this one is there, and its title has the focus, too
  await expect(title(page)).toHaveText('De quel type de bien s’agit-il ?')
  await expect(title(page)).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Appartement' })).toBeChecked()
  await keyboard.press('Enter')

  await expectStep(page, 'adresse-propriete')
  await tabTo(page, page.getByRole('main').getByRole('combobox'))
  await keyboard.type('12 rue des lilas tours')
  const suggestion = page.getByRole('option', { name: '12 Rue des Lilas 37000 Tours' })
  await expect(suggestion).toBeVisible()
  await keyboard.press('ArrowDown')
  await expect(suggestion).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('12 Rue des Lilas 37000 Tours')
  await keyboard.press('Enter')

  await expectStep(page, 'amenagement-propriete')
  await tabTo(page, page.getByRole('radio', { name: /^Meublé/ }))
  await keyboard.press('Space')
  await keyboard.press('Enter')

  await expectStep(page, 'surface')
  await tabTo(page, page.getByLabel('Surface habitable'))
  await keyboard.type('42,5')
  await keyboard.press('Enter')

  await expectStep(page, 'loyer-propriete')
  await tabTo(page, page.getByLabel('Loyer mensuel, hors charges'))
  await keyboard.type('1 234,50')
  await keyboard.press('Tab')
  await keyboard.type('65')
  await expect(page.getByRole('status').filter({ hasText: /1\s299,50\s€/ })).toBeVisible()
  await keyboard.press('Enter')

  await expectStep(page, 'diagnostic-propriete')
  await tabTo(page, page.getByRole('textbox', { name: 'Numéro du DPE' }))
  await keyboard.type('2599-E000 0101c') // spaces, hyphens and small letters are forgiven
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Votre DPE' })).toBeFocused()
  await tabTo(page, continueButton(page))
  await keyboard.press('Enter')

  await expectStep(page, 'valider-propriete')
  const recap = page.getByRole('main')
  for (const fact of ['T2 des Lilas', 'Appartement', 'Meublé', '42,5 m²', certificates.active]) {
    await expect(recap).toContainText(fact)
  }
  await tabTo(page, page.getByRole('checkbox', { name: /^Je certifie/ }))
  await keyboard.press('Space')
  await keyboard.press('Enter')

  // a validated and complete property opens in consult view, with its share link
  await expect(page).toHaveURL(/\/consulte-propriete\/[\w-]+[?]partage=1$/)
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/\/candidater\/[\w-]+$/)
  const id = new URL(page.url()).pathname.split('/').pop() ?? ''
  expect(await signedIn.get(id)).toMatchObject({
    name: 'T2 des Lilas',
    livingSpace: 42.5,
    rentCost: 1234.5,
    chargesCost: 65,
    ademeNumber: certificates.active,
    validated: true,
  })
  await mailbox.getMail(owner.email, /^Votre bien est validé/)
})

test.describe('[J-31] on a phone, in English', () => {
  test.use({ language: 'en', viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

  test('a property is created by touch', async ({ page, signedIn }) => {
    const goOn = () => continueButton(page).tap()
    await page.goto('/home')
    await page.getByRole('link', { name: 'Add my first property' }).tap()
    await expect(page.getByRole('button', { name: 'Step 1 of 8 — Name' })).toBeVisible()
    await page.getByLabel('Property name').fill('House in Tours')
    await goOn()
    await expectStep(page, 'type-propriete')
    await page.getByRole('radio', { name: 'House', exact: true }).tap()
    await goOn()
    await expectStep(page, 'adresse-propriete')
    await page.getByRole('main').getByRole('combobox').fill('La Grange, at the end of the lane')
    await expect(page.getByRole('status').filter({ hasText: 'No suggestion.' })).toBeAttached()
    await goOn()
    await expectStep(page, 'amenagement-propriete')
    await page.getByRole('radio', { name: /^Unfurnished/ }).tap()
    await goOn()
    await expectStep(page, 'surface')
    await page.getByLabel('Living space').fill('104.25')
    await goOn()
    await expectStep(page, 'loyer-propriete')
    await page.getByLabel('Monthly rent, without charges').fill('1234.5')
    await page.getByLabel('Monthly charges').fill('0')
    await expect(page.getByRole('status').filter({ hasText: '€1,234.50' })).toBeVisible()
    await goOn()
    await expectStep(page, 'diagnostic-propriete')
    await page.getByRole('radio', { name: /^My property is not subject to a certificate/ }).tap()
    await goOn()
    await expectStep(page, 'valider-propriete')
    await page.getByRole('button', { name: 'Step 8 of 8 — Validation' }).tap()
    await expect(page.getByRole('link', { name: 'Energy certificate (done)' })).toBeVisible()
    await page.getByRole('checkbox', { name: /^I certify that/ }).tap()
    await page.getByRole('button', { name: 'Validate my property' }).tap()
    await expect(page).toHaveURL(/\/consulte-propriete\//)

    const id = new URL(page.url()).pathname.split('/').pop() ?? ''
    expect(await signedIn.get(id)).toMatchObject({
      type: 'HOUSE',
      chargesCost: 0,
      dpeNotRequired: true,
      validated: true,
    })
  })
})

test('[J-32] an owner without a name states it first', async ({ page, createOwner, at }) => {
  const nameless = await createOwner({ ...inventPerson(), firstName: '', lastName: '' })
  await openSignedIn(page, '/nom-propriete', await openSession(at, 'owner', nameless))
  await expect(title(page)).toHaveText('Avant tout, qui êtes-vous ?')
  await expect(page.locator('[aria-current="step"]')).toHaveText(/^1?Vos coordonnées/)
  await page.getByLabel(/^Nom/).fill('Martin')
  await page.getByLabel(/^Prénom/).fill('Jeanne')
  await continueButton(page).click()

  await expect(title(page)).toHaveText('Quel nom donnez-vous à ce bien ?')
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveURL(/\/nom-propriete$/)
  await page.getByLabel('Nom du bien').fill('Studio')
  await continueButton(page).click()
  await expectStep(page, 'type-propriete')
})
