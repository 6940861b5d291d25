import { expect, type Locator, type Page } from '@playwright/test'
import { title } from '#support/applying.ts'
import { focusedHeading, tabTo } from '#support/keyboard.ts'
import { pdfFile, type SampleFile } from '#support/sample-files.ts'
import { openSignedIn } from '#support/session.ts'
import { documentLine } from '#support/tenant-pages.ts'
import { test } from '#support/test.ts'

async function pressAt(page: Page, wanted: Locator, key = 'Enter') {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

test('[J-80] a tenant makes a file with the keyboard alone', async ({ page, at, newTenant }) => {
  const { session } = await newTenant()
  const main = page.getByRole('main')
  const next = () => pressAt(page, main.getByRole('button', { name: 'Continuer' }))
  const nextLink = () => pressAt(page, main.getByRole('link', { name: 'Continuer' }))
  async function give(heading: string, file: SampleFile) {
    await expect(title(page)).toHaveText(heading)
    await pressAt(page, page.getByRole('radio').first(), 'Space')
    const asked = page.waitForEvent('filechooser')
    await pressAt(page, page.getByRole('button', { name: 'Choisir des fichiers' }))
    await (await asked).setFiles([file])
    await expect(documentLine(page, file.name)).toBeVisible()
    await nextLink()
  }

  await openSignedIn(page, `${at.tenant}/mon-dossier`, session)
  await pressAt(page, page.getByRole('link', { name: 'Commencer mon dossier' }))
  await pressAt(page, page.getByRole('radio', { name: 'Individuel' }), 'Space')
  await next()
  await tabTo(page, page.getByLabel(/^Nom/))
  await page.keyboard.type('Durand')
  await tabTo(page, page.getByLabel(/^Prénom/))
  await page.keyboard.type('Ana')
  await page.keyboard.press('Enter')
  const situation = page.getByRole('combobox', { name: /^Votre situation/ })
  await tabTo(page, situation)
  for (const key of ['End', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
  await expect(situation).toHaveValue('RETIRED')
  await pressAt(page, page.getByRole('checkbox', { name: 'Pension ou retraite' }), 'Space')
  await tabTo(page, page.getByLabel(/^Montant\s:\sPension/))
  await page.keyboard.type('1450')
  await next()
  await expect(title(page)).toHaveText('Avez-vous un garant ?')
  await nextLink()
  await give('Votre pièce d’identité', pdfFile('Carte.pdf'))
  await give('Votre justificatif de domicile', pdfFile('Quittance.pdf'))
  await expect(title(page)).toHaveText('Votre situation professionnelle')
  await nextLink() // nothing to give
  await give('Vos justificatifs de ressources', pdfFile('Pension.pdf'))
  await expect(title(page)).toHaveText('Relisez, puis déposez')
  await pressAt(page, page.getByRole('checkbox', { name: /^Je déclare sur l’honneur/ }), 'Space')
  await pressAt(page, page.getByRole('button', { name: 'Déposer mon dossier' }))
  await expect(page.getByRole('heading', { name: 'Notre équipe vérifie votre dossier' })).toBeVisible()
})

test('[J-202] what a tenant removes by keyboard leaves the focus at the nearest heading', async ({
  page,
  at,
  newTenant,
}) => {
  const ana = await newTenant()
  await ana.ask('file', { applicationType: 'ALONE' })
  for (const firstName of ['Paul', 'Rose'])
    await ana.ask('guarantors', { kind: 'PERSON', lastName: 'Durand', firstName, email: null, monthlyIncome: 2_000 })
  await ana.give('documents/IDENTITY', pdfFile('Recto.pdf'))
  await ana.give('documents/IDENTITY', pdfFile('Verso.pdf'))
  const confirm = async (name: string) => pressAt(page, page.getByRole('alertdialog').getByRole('button', { name }))

  await openSignedIn(page, `${at.tenant}/mon-dossier/garants`, ana.session)
  for (const name of ['Paul Durand', 'Rose Durand']) {
    const remove = page.getByRole('button', { name: `Retirer ${name}` })
    await pressAt(page, remove)
    await confirm('Retirer ce garant')
    await expect(remove).toHaveCount(0)
    await expect(focusedHeading(page)).toHaveText('Avez-vous un garant ?')
  }
  // the next Tab goes on from there, not from the top of the page
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ajouter un garant' })).toBeFocused()

  await page.goto(`${at.tenant}/mon-dossier/justificatifs/identite`)
  for (const [name, heading] of [
    ['Recto.pdf', 'Fichiers ajoutés'],
    ['Verso.pdf', 'Votre pièce d’identité'],
  ] as const) {
    await pressAt(page, documentLine(page, name).getByRole('button', { name: /^Retirer/ }))
    await confirm('Retirer ce fichier')
    await expect(documentLine(page, name)).toHaveCount(0)
    await expect(focusedHeading(page)).toHaveText(heading)
  }
})
