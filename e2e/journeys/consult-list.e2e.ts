import { expect, type Page } from '@playwright/test'
import { applicationsOn, openApplicants, sixFiles } from '#support/applications.ts'
import { completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'

const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('[J-59] the list is sorted by every column, and its address says how', async ({ page, signedIn, at }) => {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  await openApplicants(at).applyAll(token, sixFiles)
  await page.goto(`/consulte-propriete/${id}`)
  const { header, names } = applicationsOn(page)
  /** The first letters of the names, from the top. */
  const expectOrder = (letters: string) =>
    expect(names).toHaveText([...letters].map((letter) => new RegExp(`^${letter}`)))
  await expect(header('Mis à jour')).toHaveAttribute('aria-sort', 'descending')
  await expectOrder('PNMÉAZ')

  // who shows no figure comes last either way; whoever is equal stays in order of arrival
  const orders = [
    ['Candidat', 'nom', 'AÉMNPZ', 'ZPNMÉA'],
    ['Type', 'type', 'ÉAPNMZ', 'PNMZAÉ'],
    ['Revenus', 'revenus', 'PZAÉNM', 'ÉAZPNM'],
    ['Garants', 'garants', 'ÉAPNMZ', 'AÉPNMZ'],
    ['Taux d’effort', 'effort', 'ÉAZPNM', 'ZAÉPNM'],
    ['Statut', 'statut', 'PÉAZMN', 'NMPÉAZ'],
    ['Mis à jour', 'date', 'ZAÉMNP', 'PNMÉAZ'],
  ] as const
  for (const [column, word, ascending, descending] of orders) {
    await header(column).getByRole('button').click()
    await expect(header(column)).toHaveAttribute('aria-sort', 'ascending')
    await expectOrder(ascending)
    await expect.poll(() => parameters(page)).toEqual({ tri: word, ordre: 'croissant' })
    await header(column).getByRole('button').click()
    await expect(header(column)).toHaveAttribute('aria-sort', 'descending')
    await expectOrder(descending)
  }
  await expect.poll(() => parameters(page)).toEqual({}) // as it was at first
  await page.goBack()
  await expectOrder('ZAÉMNP')
  await page.goto(`/consulte-propriete/${id}?tri=revenus&ordre=decroissant`)
  await expect(header('Revenus')).toHaveAttribute('aria-sort', 'descending')
  await expectOrder('ÉAZPNM')
})

test('[J-60] the list is searched and filtered, and found so again', async ({ page, signedIn, at }) => {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  await openApplicants(at).applyAll(token, sixFiles)
  await page.goto(`/consulte-propriete/${id}`)
  const { names } = applicationsOn(page)
  const filters = page.getByRole('search', { name: 'Chercher parmi les candidatures' })
  const search = filters.getByRole('searchbox', { name: 'Rechercher' })
  await expect(names).toHaveCount(6)

  await search.fill('eluard') // without its accent
  await expect(names).toHaveText(['Éluard Paul + 2'])
  await search.fill('roux') // someone who joins a file
  await expect(names).toHaveText(['Abel Inès + 1'])
  await search.fill('')
  await filters.getByRole('combobox', { name: 'Type' }).selectOption('Individuel')
  await expect(page.getByText('4 candidatures sur 6')).toBeVisible()
  await filters.getByRole('combobox', { name: 'Statut' }).selectOption('Vérifié')
  await expect(names).toHaveText(['Petit Zoé', 'Zola Émile'])
  await search.fill('zo')
  await expect.poll(() => parameters(page)).toEqual({ type: 'individuel', statut: 'verifie', recherche: 'zo' })
  await page.reload()
  await expect(names).toHaveText(['Petit Zoé', 'Zola Émile'])
  await expect(search).toHaveValue('zo')

  await page.goBack()
  await expect(page.getByText('4 candidatures sur 6')).toBeVisible()
  await search.fill('personne')
  await expect(page.getByRole('heading', { name: 'Aucune candidature ne correspond' })).toBeVisible()
  await page.getByRole('button', { name: 'Tout afficher' }).click()
  await expect(names).toHaveCount(6)
  await expect(search).toHaveValue('')
})

test.describe('[J-61] applications', () => {
  test('are selected and deleted: one, some, all', async ({ page, signedIn, at, mailbox }) => {
    const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
    const applicants = openApplicants(at)
    const { initiator } = await applicants.apply(token, [{ lastName: 'Premier', firstName: 'Ana' }])
    await applicants.applyAll(token, sixFiles.slice(0, 4))
    await page.goto(`/consulte-propriete/${id}`)
    const { names, box } = applicationsOn(page)
    const question = page.getByRole('alertdialog')
    const remove = page.getByRole('button', { name: 'Supprimer', exact: true })
    await expect(remove).toHaveCount(0)

    await box('Sélectionner Premier Ana').check()
    await expect(page.getByText('1 sélectionnée')).toBeVisible()
    await expect(box('Tout sélectionner')).toBeChecked({ indeterminate: true })
    await remove.click()
    await expect(question).toContainText('Premier Ana')
    await question.getByRole('button', { name: 'Annuler' }).click()
    await expect(names).toHaveCount(5)
    await remove.click()
    await question.getByRole('button', { name: 'Supprimer la candidature' }).click()
    await expect(page.getByText('Candidature supprimée.')).toBeVisible()
    await expect(names).toHaveCount(4)
    await expect(page.getByRole('heading', { name: 'Candidatures', exact: true })).toBeFocused()
    await mailbox.getMail(initiator.email, /propriétaire a retiré votre candidature/i)

    await box('Sélectionner Zola Émile').check()
    await box('Sélectionner Martin Léa').check()
    await remove.click()
    await expect(question.getByRole('listitem')).toHaveText(['Martin Léa', 'Zola Émile'])
    await question.getByRole('button', { name: 'Supprimer les 2 candidatures' }).click()
    await expect(names).toHaveText(['Éluard Paul + 2', 'Abel Inès + 1'])

    await box('Tout sélectionner').check()
    await remove.click()
    await question.getByRole('button', { name: 'Supprimer les 2 candidatures' }).click()
    await expect(page.getByRole('heading', { name: 'Pas encore de candidature' })).toBeVisible()
    expect((await signedIn.get(id)).propertiesApartmentSharing).toEqual([])
  })

  test.describe('of which one cannot be deleted', () => {
    test.use({ expectedErrors: /Failed to load resource|Failed to delete applications/ })

    test('are named, and stay selected', async ({ page, signedIn, at }) => {
      const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
      await openApplicants(at).applyAll(token, sixFiles.slice(0, 4))
      const { propertiesApartmentSharing: rows } = await signedIn.get(id)
      const stubborn = rows.find(({ apartmentSharing }) => apartmentSharing.tenants[0]?.lastName === 'Zola')
      await page.route(`${at.api}property/tenant/${stubborn?.id}`, (route) => route.abort('connectionrefused'))
      await page.goto(`/consulte-propriete/${id}`)
      const { names, box } = applicationsOn(page)
      for (const name of ['Zola Émile', 'Martin Léa', 'Abel Inès + 1']) await box(`Sélectionner ${name}`).check()
      await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: 'Supprimer les 3 candidatures' }).click()
      await expect(question.getByRole('alert')).toContainText('Pas encore supprimée : Zola Émile.')
      await expect(question.getByRole('listitem')).toHaveText(['Zola Émile'])
      await question.getByRole('button', { name: 'Annuler' }).click()
      await expect(names).toHaveText(['Éluard Paul + 2', 'Zola Émile'])
      await expect(box('Sélectionner Zola Émile')).toBeChecked()
      await expect(box('Sélectionner Éluard Paul + 2')).not.toBeChecked()

      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
      await question.getByRole('button', { name: 'Supprimer la candidature' }).click()
      await expect(names).toHaveText(['Éluard Paul + 2'])
    })
  })
})
