import { expect, type Page } from '@playwright/test'
import { completeProperty, type PropertyFacts } from '#support/properties.ts'
import { test } from '#support/test.ts'
import { expectStep } from '#support/wizard.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Mes biens' })
const names = (page: Page) => table(page).getByRole('rowheader')
const nameOf = (n: number) => `Bien ${String(n).padStart(2, '0')}`
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('[J-45] an empty dashboard teaches the first steps, and a new property starts afresh', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/home')
  await expect(page.getByRole('list').filter({ hasText: 'Invitez des candidats' }).getByRole('listitem')).toHaveCount(3)
  const add = page.getByRole('link', { name: 'Ajouter mon premier bien' })
  await add.click()
  await page.getByLabel('Nom du bien').fill('Commencé, puis abandonné')
  await page.goto('/home') // a reload of the step would find it again
  await add.click()
  await expect(page.getByLabel('Nom du bien')).toHaveValue('')
})

test('[J-47] a row opens what can be done with the property', async ({ page, signedIn }) => {
  const validated = await signedIn.save({ ...completeProperty, validated: true })
  const complete = await signedIn.save({ ...completeProperty, name: 'Presque prêt', dpeNotRequired: true })
  const draft = await signedIn.save({ name: 'Brouillon', rentCost: 500 })
  await page.goto('/home')
  const row = (name: string) => table(page).getByRole('row').filter({ hasText: name })

  await expect(row('Brouillon')).toContainText('À finaliser')
  await expect(row('Brouillon')).toContainText('Il manque : adresse, ameublement, surface, charges')
  await expect(row('Brouillon')).not.toContainText('€') // half an amount is none
  await expect(row('Presque prêt')).toContainText('Il ne reste qu’à le valider')
  await expect(row(completeProperty.name)).toContainText('Validé')
  await expect(row(completeProperty.name)).toContainText(/700,50\s€/)
  await expect(row(completeProperty.name).getByRole('link')).toHaveCount(1)

  await row('Brouillon').getByRole('link').click()
  await expectStep(page, 'type-propriete', draft.id)
  await page.goBack()
  await row('Presque prêt').getByRole('button', { name: 'Modifier Presque prêt' }).click()
  await expectStep(page, 'valider-propriete', complete.id)
  await page.goBack()
  await row(completeProperty.name).click({ position: { x: 600, y: 20 } }) // the whole row leads there, and once
  await expect(page).toHaveURL(new RegExp(`/consulte-propriete/${validated.id}$`))
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
})

test('[J-218] each row and each header is its own target, in engines that do not position table rows, too', async ({
  page,
  signedIn,
}) => {
  const cheap = await signedIn.save({ ...completeProperty, name: 'Bien A', rentCost: 400, validated: true })
  const dear = await signedIn.save({ ...completeProperty, name: 'Bien B', rentCost: 900, validated: true })
  await page.goto('/home')
  const row = (name: string) => table(page).getByRole('row').filter({ hasText: name })
  await expect(row('Bien A')).toBeVisible()
  // as WebKit lays rows out
  const unposition = () =>
    table(page)
      .getByRole('row')
      .evaluateAll((rows) => {
        for (const one of rows) one.style.setProperty('position', 'static', 'important')
      })
  await unposition()
  const rent = table(page).getByRole('columnheader', { name: 'Loyer avec charges' })
  await rent.getByRole('button').click()
  await expect(names(page)).toHaveText(['Bien A', 'Bien B'])
  for (const { id, name } of [cheap, dear]) {
    await unposition()
    await row(name as string).click({ position: { x: 600, y: 20 } })
    await expect(page).toHaveURL(new RegExp(`/consulte-propriete/${id}$`))
    await page.goBack()
    await expect(row(name as string)).toBeVisible()
  }
  // the link ends with the table, also where it is pressed
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
})

test('[J-46] a list of twelve is sorted, searched and filtered, and its address says how', async ({
  page,
  signedIn,
}) => {
  const towns = ['Tours', 'Lyon', 'Brest']
  const types = ['HOUSE', 'APARTMENT', 'OTHER'] as const
  const property = (n: number): PropertyFacts => ({
    ...completeProperty,
    name: nameOf(n),
    type: types[n % 3] ?? 'OTHER',
    address: `${n} Rue des Lilas 37000 ${towns[n % 3]}`,
    rentCost: n * 90, // as texts, 1080 would come before 90
    validated: n % 4 === 0,
  })
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1)
  await Promise.all(numbers.map((n) => signedIn.save(property(n))))
  const byNumber = numbers.map(nameOf)
  await page.goto('/home')
  for (const [header, key, ascending] of [
    ['Nom', 'nom', byNumber],
    ['Loyer avec charges', 'loyer', byNumber],
    ['Adresse', 'adresse', byNumber],
    ['Type', 'type', undefined],
    ['Candidats', 'candidats', undefined],
    ['Statut', 'statut', undefined],
  ] as const) {
    const column = table(page).getByRole('columnheader', { name: header })
    await column.getByRole('button').click()
    await expect(column).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(() => parameters(page)).toEqual({ tri: key, ordre: 'croissant' })
    if (ascending) await expect(names(page)).toHaveText(ascending)
    await column.getByRole('button').click()
    await expect(column).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => parameters(page)).toEqual({ tri: key, ordre: 'decroissant' })
    if (ascending) await expect(names(page)).toHaveText(ascending.toReversed())
  }

  await page.getByRole('searchbox', { name: 'Rechercher' }).fill('LILAS brest')
  await expect(page.getByText('4 biens sur 12')).toBeVisible()
  await page.getByRole('combobox', { name: 'Statut' }).selectOption({ label: 'Validés (3)' })
  await expect(page.getByText('1 bien sur 12')).toBeVisible()
  await expect
    .poll(() => parameters(page))
    .toEqual({
      tri: 'statut',
      ordre: 'decroissant',
      recherche: 'LILAS brest',
      statut: 'valide',
    })
  await page.reload()
  await expect(table(page).getByRole('rowheader')).toHaveText(['Bien 08'])
  await page.goBack()
  await expect(page.getByText('4 biens sur 12')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Rechercher' }).fill('introuvable')
  await expect(page.getByRole('heading', { name: 'Aucun bien ne correspond' })).toBeVisible()
  await page.getByRole('button', { name: 'Tout afficher' }).click()
  await expect(table(page).getByRole('rowheader')).toHaveCount(12)
})
