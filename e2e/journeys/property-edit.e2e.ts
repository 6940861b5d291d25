import { expect, type Page } from '@playwright/test'
import { inventPerson } from '#support/people.ts'
import { completeProperty, openPropertyApi } from '#support/properties.ts'
import { openSession } from '#support/session.ts'
import { test } from '#support/test.ts'
import { continueButton, expectStep } from '#support/wizard.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const rent = (page: Page) => page.getByLabel('Loyer mensuel, hors charges')

test('[J-33] a draft is resumed where it was left', async ({ page, signedIn }) => {
  const { name, type, address } = completeProperty
  const { id } = await signedIn.save({ name, type, address })
  await page.goto('/home')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('À finaliser')
  await expect(row).toContainText('Il manque : ameublement, surface, loyer, charges')
  await row.getByRole('button', { name: /^Modifier/ }).click()

  await expectStep(page, 'amenagement-propriete', id)
  await page.getByRole('radio', { name: /^Meublé/ }).check()
  await page.reload() // what was chosen is not saved, nor lost
  await expect(page.getByRole('radio', { name: /^Meublé/ })).toBeChecked()
  await continueButton(page).click()
  await expectStep(page, 'surface', id)
  const menu = page.getByRole('navigation', { name: 'Étapes de la description du bien' })
  await expect(menu.getByRole('link', { name: 'Ameublement (terminée)' })).toBeVisible()
  await menu.getByRole('link', { name: /^Validation/ }).click()
  await expectStep(page, 'valider-propriete', id)
  await expect(menu.getByRole('link', { name: 'Surface (à compléter)' })).toBeVisible()
  await page.getByRole('link', { name: 'la surface habitable' }).click()
  await expectStep(page, 'surface', id)
})

test('[J-34] a validated property is changed, and stays validated', async ({ page, signedIn }) => {
  const { id } = await signedIn.save({ ...completeProperty, validated: true })
  await page.goto(`/valider-propriete/${id}`)
  await page.getByRole('link', { name: 'Modifier – Loyer hors charges' }).click()
  await expectStep(page, 'loyer-propriete', id)
  await expect(rent(page)).toHaveValue('650,5')
  await rent(page).fill('700')
  await page.getByRole('button', { name: 'Enregistrer et revenir' }).click()
  await expect(page).toHaveURL(new RegExp(`/consulte-propriete/${id}$`))
  await expect(title(page)).toHaveText(completeProperty.name)
  expect(await signedIn.get(id)).toMatchObject({ rentCost: 700, chargesCost: 50, validated: true })
  await page.goto('/home')
  await expect(page.getByRole('row').filter({ hasText: completeProperty.name })).toContainText(/750\s€/)
})

test.describe('[J-41] two tabs on one property', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('the second is told, and neither answer is lost', async ({ page, context, signedIn }) => {
    const { id } = await signedIn.save(completeProperty)
    const otherTab = await context.newPage()
    for (const tab of [page, otherTab]) {
      await tab.goto(`/loyer-propriete/${id}`)
      await expect(rent(tab)).toHaveValue('650,5')
    }
    await rent(page).fill('700')
    await continueButton(page).click()
    await expectStep(page, 'diagnostic-propriete', id)

    await rent(otherTab).fill('800')
    await continueButton(otherTab).click()
    const notice = otherTab.getByRole('alert').filter({ hasText: 'Modifié ailleurs entre-temps' })
    await expect(notice.getByRole('list', { name: 'Enregistré ailleurs' })).toContainText('700')
    await expect(notice.getByRole('list', { name: 'Écrit ici' })).toContainText('800')
    expect(await signedIn.get(id)).toMatchObject({ rentCost: 700 })

    await notice.getByRole('button', { name: 'Garder ce qui est enregistré' }).click()
    await expect(rent(otherTab)).toHaveValue('700')
    await expect(otherTab.getByRole('list', { name: 'Ce que vous aviez écrit' })).toContainText('800')

    await signedIn.save({ id, rentCost: 710 })
    await rent(otherTab).fill('800')
    await continueButton(otherTab).click()
    await notice.getByRole('button', { name: 'Enregistrer ce que j’ai écrit' }).click()
    await expectStep(otherTab, 'diagnostic-propriete', id)
    expect(await signedIn.get(id)).toMatchObject({ rentCost: 800 })
  })
})

test('[J-42] leaving with unsaved input asks first', async ({ page, signedIn }) => {
  const { id } = await signedIn.save(completeProperty)
  const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })
  await page.goto(`/surface/${id}`)
  await page.getByRole('link', { name: 'Loyer (terminée)' }).click() // nothing typed, nothing asked
  await expectStep(page, 'loyer-propriete', id)
  await rent(page).fill('700')

  for (const leave of [
    () => page.getByRole('link', { name: 'Retour' }).click(),
    () => page.getByRole('link', { name: /^Validation/ }).click(),
    () => page.goBack(),
  ]) {
    await leave()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Annuler' }).click()
    await expectStep(page, 'loyer-propriete', id)
    await expect(rent(page)).toHaveValue('700')
  }

  await page.getByRole('link', { name: 'Retour' }).click()
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expectStep(page, 'surface', id)
  expect(await signedIn.get(id)).toMatchObject({ rentCost: completeProperty.rentCost })
  await page.goto(`/loyer-propriete/${id}`)
  await expect(rent(page)).toHaveValue('650,5')
})

test.describe('[J-43] a save that fails', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })

  test('keeps what was typed, and succeeds once the service is back', async ({ page, signedIn, at }) => {
    const { id } = await signedIn.save({ name: 'Studio' })
    await page.goto(`/surface/${id}`)
    await page.getByLabel('Surface habitable').fill('18,25')
    await page.route(`${at.api}**`, (route) => route.abort('connectionrefused'))
    await continueButton(page).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Vos réponses n’ont pas pu être enregistrées' })
    await expect(notice).toContainText('Ce que vous avez écrit reste sur cette page')
    await expect(page.getByLabel('Surface habitable')).toHaveValue('18,25')

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await notice.getByRole('button', { name: 'Réessayer' }).click()
    await expectStep(page, 'loyer-propriete', id)
    expect(await signedIn.get(id)).toMatchObject({ livingSpace: 18.25 })
  })
})

test.describe('[J-44] a property of someone else', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('is no different from one that does not exist', async ({ page, signedIn, createOwner, at }) => {
    await signedIn.save(completeProperty)
    const neighbour = await createOwner({ ...inventPerson(), firstName: 'Louise' })
    const theirs = openPropertyApi(at, await openSession(at, 'owner', neighbour))
    const foreign = await theirs.save({ ...completeProperty, name: 'Chez Louise', validated: true })
    for (const path of [
      `/consulte-propriete/${foreign.id}`,
      `/consulte-propriete/${crypto.randomUUID()}`,
      '/consulte-propriete/nulle-part',
      `/nom-propriete/${foreign.id}`,
      `/valider-propriete/${foreign.id}`,
      `/loyer-propriete/${crypto.randomUUID()}`,
      '/diagnostic-propriete/nulle-part',
    ]) {
      await page.goto(path)
      await expect(title(page), path).toHaveText('Page introuvable')
      await expect(page.getByRole('main')).not.toContainText('Louise')
    }
  })
})
