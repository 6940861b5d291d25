import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { Locator, Page } from '@playwright/test'
import { title } from './applying.ts'
import { expect } from './patient-expect.ts'
import type { Person } from './people.ts'
import type { SampleFile } from './sample-files.ts'

const main = (page: Page) => page.getByRole('main')
/** Of a form, or of a page on which everything is saved already. */
export const goOn = async (page: Page) => {
  const next = { name: /^(Continuer|Continue)$/ }
  await main(page).getByRole('button', next).or(main(page).getByRole('link', next)).click()
}

export async function chooseType(page: Page, name: 'Individuel' | 'En couple' | 'En colocation') {
  await expect(title(page)).toHaveText('Avec qui allez-vous louer ?')
  await page.getByRole('radio', { name }).check()
  await goOn(page)
}

export async function fillNames(page: Page, { firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) {
  await expect(title(page)).toHaveText('Comment vous appelez-vous ?')
  await page.getByLabel(/^Nom/).fill(lastName)
  await page.getByLabel(/^Prénom/).fill(firstName)
  await goOn(page)
}

/** A salary, and nothing else. */
export async function fillSituation(page: Page, monthlySalary: string) {
  await expect(title(page)).toHaveText('Quels sont votre situation et vos revenus ?')
  await page.getByRole('combobox', { name: /^Votre situation/ }).selectOption('En CDI')
  await page.getByRole('checkbox', { name: 'Salaire', exact: true }).check()
  await page.getByLabel(/^Montant\s:\sSalaire/).fill(monthlySalary)
  await goOn(page)
}

/** Says what the next file is: this kind, or the first of the list unless one is chosen. A list of one asks nothing. */
async function declare(page: Page, kind?: DocumentKind) {
  const answers = page.getByRole('radiogroup', { name: /^(Quel document donnez-vous|Which document are you giving)/ })
  const picker = chooseButton(page).or(page.getByText(/^(Vous avez ajouté|You have added)/))
  await expect(answers.or(picker).first()).toBeVisible()
  if (kind) await answers.locator(`[value=${kind}]`).check()
  else if ((await answers.count()) > 0 && (await answers.locator(':checked').count()) === 0)
    await answers.getByRole('radio').first().check()
}

/** Chooses files as in the dialog of the browser. Without a button, it adds them, as documents of the first kind. */
export async function chooseFiles(page: Page, files: SampleFile[], given?: Locator) {
  if (!given) await declare(page)
  const button = given ?? chooseButton(page)
  const asked = page.waitForEvent('filechooser')
  await button.click()
  await (await asked).setFiles(files)
}
const chooseButton = (page: Page) =>
  page.getByRole('button', { name: /^(Choisir des fichiers|Ajouter un autre fichier|Choose files|Add another file)$/ })

/** The line of a document that has arrived. */
export const documentLine = (page: Page, name: string): Locator =>
  page.locator('.documents > li').filter({ hasText: name })
/** The line of one that is on its way, or that did not arrive. */
export const uploadLine = (page: Page, name: string): Locator => page.locator('.uploads > li').filter({ hasText: name })

/** On the page of a category: sends the file, and waits until it is there. */
export async function giveDocument(page: Page, heading: string | RegExp, file: SampleFile, kind?: DocumentKind) {
  await expect(title(page)).toHaveText(heading)
  await declare(page, kind)
  await chooseFiles(page, [file])
  await expect(documentLine(page, file.name)).toBeVisible({ timeout: 20_000 }) // the server may look at it for 15 s
  await expect(uploadLine(page, file.name)).toHaveCount(0)
}

/** The declaration on honour, then the page that says what happens next. */
export async function handIn(page: Page) {
  await expect(title(page)).toHaveText('Relisez, puis déposez')
  await page.getByRole('checkbox', { name: /^Je déclare sur l’honneur/ }).check()
  await page.getByRole('button', { name: 'Déposer mon dossier' }).click()
  await expect(page).toHaveURL(/\/mon-dossier$/)
}
