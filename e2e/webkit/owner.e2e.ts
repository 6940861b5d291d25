import { expect } from '@playwright/test'
import { certificates, completeProperty, openPropertyApi } from '#support/properties.ts'
import { openSession } from '#support/session.ts'
import type { WebKitPage } from '#support/webkit/page.ts'
import { keys } from '#support/webkit/page.ts'
import { continueButton, type WizardPage } from '#support/wizard.ts'
import { test } from './test.ts'

const step = (webkit: WebKitPage, name: WizardPage) => webkit.waitForURL(new RegExp(`/${name}/[\\w-]+$`))
const goOn = (webkit: WebKitPage) => continueButton(webkit.asPlaywright).click()

test('[J-218] an owner sorts properties and opens any of them by mouse in WebKit', async ({ webkit, owner, at }) => {
  const session = await openSession(at, 'owner', owner)
  const { save } = openPropertyApi(at, session)
  for (const [name, rentCost] of [
    ['Bien A', 400],
    ['Bien B', 900],
    ['Bien C', 600],
  ] as const)
    await save({ ...completeProperty, name, rentCost, validated: true })
  await webkit.addCookies(at.identity, session.cookies)
  await webkit.goto(`${at.web}/home`)
  const table = webkit.getByRole('table', { name: 'Mes biens' })
  const names = table.getByRole('rowheader')
  const header = table.getByRole('columnheader', { name: 'Loyer avec charges' })
  for (const expected of [
    ['Bien A', 'Bien C', 'Bien B'],
    ['Bien B', 'Bien C', 'Bien A'],
  ]) {
    await header.getByRole('button').click()
    await expect.poll(() => names.allTexts()).toEqual(expected)
  }
  for (const [index, name] of ['Bien B', 'Bien C', 'Bien A'].entries()) {
    await expect.poll(() => names.count()).toBe(3)
    // beside the words of the link, on either side of the row
    const boxes = await webkit.run(() =>
      [...document.querySelectorAll('.table-row')].map((row) => row.getBoundingClientRect()),
    )
    const { left, right, top, height } = boxes[index] as DOMRect
    const x = index % 2 === 0 ? left + 4 : right - 4
    const y = top + height / 2
    await webkit.clickAt(x, y)
    await webkit.waitForURL(/\/consulte-propriete\//)
    await webkit.waitForTitle(name)
    await webkit.goBack()
  }
})

test('[J-30] an owner describes a property in WebKit, with combobox and certificate, and shares it', async ({
  webkit,
  owner,
  at,
}) => {
  await webkit.addCookies(at.identity, (await openSession(at, 'owner', owner)).cookies)
  await webkit.goto(`${at.web}/home`)
  await webkit.getByRole('link', { name: 'Ajouter mon premier bien' }).click()
  await webkit.getByLabel('Nom du bien').fill('T2 des Lilas')
  await goOn(webkit)
  await step(webkit, 'type-propriete')
  await webkit.getByRole('radio', { name: 'Appartement' }).check()
  await goOn(webkit)
  await step(webkit, 'adresse-propriete')
  const address = webkit.getByRole('main').getByRole('combobox')
  expect(await address.accessible()).toEqual({ role: 'combobox', name: expect.stringMatching(/^Adresse/) })
  await address.fill('12 rue des lilas tours')
  await webkit.getByRole('option', { name: '12 Rue des Lilas 37000 Tours' }).waitFor()
  await webkit.press(keys.down, keys.enter)
  await expect.poll(() => address.inputValue()).toMatch(/Lilas 37000 Tours$/)
  await goOn(webkit)
  await step(webkit, 'amenagement-propriete')
  await webkit.getByRole('radio', { name: /^Non meublé/ }).check()
  await goOn(webkit)
  await step(webkit, 'surface')
  await webkit.getByLabel('Surface habitable').fill('42,5')
  await goOn(webkit)
  await step(webkit, 'loyer-propriete')
  await webkit.getByLabel('Loyer mensuel, hors charges').fill('720')
  await webkit.getByLabel('Charges mensuelles').fill('60')
  await goOn(webkit)
  await step(webkit, 'diagnostic-propriete')
  await webkit.getByRole('textbox', { name: 'Numéro du DPE' }).fill(certificates.active)
  await webkit.press(keys.enter)
  await webkit.getByRole('heading', { name: 'Votre DPE' }).waitFor()
  await goOn(webkit)
  await step(webkit, 'valider-propriete')
  await webkit.getByRole('checkbox', { name: /^Je certifie/ }).check()
  await webkit.press(keys.enter)
  const dialog = webkit.getByRole('dialog')
  const link = await dialog.getByRole('textbox', { name: 'Lien de partage' }).inputValue()
  expect(link).toMatch(/\/candidater\/[\w-]+$/)
  await webkit.press(keys.escape)
  await dialog.waitUntilGone()
  await webkit.goto(link)
  await webkit.waitForText('T2 des Lilas')
})
