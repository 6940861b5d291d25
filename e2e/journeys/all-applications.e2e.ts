import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { expect, type Page } from '@playwright/test'
import { getDatabaseUrl } from '#support/addresses.ts'
import { applicationsOn, openApplicants, sixFiles } from '#support/applications.ts'
import { completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'

const allOn = (page: Page) => {
  const table = page.getByRole('table', { name: 'Candidatures pour tous vos biens' })
  return {
    table,
    names: table.getByRole('rowheader'),
    row: (name: string) => table.getByRole('row').filter({ hasText: name }),
  }
}
const endAccessOf = (propertyId: string) =>
  runSql(getDatabaseUrl(), `update application set access_ends_on = '2026-01-31' where property_id = $1`, [propertyId])

test('[J-178] an ended access is counted apart, comes last, and each counter leads to what it counts', async ({
  page,
  signedIn,
  at,
}) => {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  const applicants = openApplicants(at)
  await applicants.apply(token, [{ lastName: 'Petit', firstName: 'Zoé' }])
  await endAccessOf(id)
  await applicants.applyAll(token, sixFiles.slice(0, 4))

  await page.goto('/home')
  await expect(page.getByRole('link', { name: '3 Candidatures vérifiées' })).toBeVisible()
  await page.getByRole('link', { name: '1 Accès terminé' }).click()
  await expect(page).toHaveURL(/\/candidatures\?statut=acces-termine$/)
  await expect(allOn(page).names).toHaveText([/^Petit Zoé/])

  await page.goto(`/consulte-propriete/${id}`)
  const { names, rowOf } = applicationsOn(page)
  await expect(names.last()).toHaveText('Petit Zoé')
  await expect(rowOf('Petit Zoé')).toContainText('Accès terminé')
  await expect(rowOf('Petit Zoé')).not.toContainText('Vérifié')
  await page.getByRole('link', { name: '1 en attente' }).click()
  await expect(page).toHaveURL(/\?statut=en-attente$/)
  await expect(names).toHaveText([/^Martin Léa/])
  await page.getByRole('link', { name: '1 accès terminé' }).click()
  await expect(names).toHaveText(['Petit Zoé'])
  await page.getByRole('link', { name: '3 vérifiées' }).click()
  await expect(names).toHaveCount(3)
})

test('[J-179] the list shows its first row at once, what is new, and what to do with a selection', async ({
  page,
  signedIn,
  at,
}) => {
  await page.setViewportSize({ width: 1_280, height: 800 })
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  const applicants = openApplicants(at)
  await applicants.applyAll(token, sixFiles.slice(0, 5))
  const shown = page.waitForResponse((response) => response.url().endsWith('/owner/applications/seen'))
  await page.goto(`/consulte-propriete/${id}`)
  const { names, box, table } = applicationsOn(page)
  const news = table.getByRole('row').filter({ has: page.getByText('Nouvelle', { exact: true }) })
  await expect(news).toHaveCount(5)
  await expect(names.first()).toBeInViewport({ ratio: 1 })
  expect((await shown).status()).toBe(204)
  await expect(page.getByText('5 nouvelles')).toBeVisible() // until the next visit

  await applicants.apply(token, [{ lastName: 'Dernier', firstName: 'Ana' }])
  await page.reload()
  await expect(names).toHaveCount(6)
  await expect(news.getByRole('rowheader')).toHaveText(['Dernier Ana'])
  await expect(names.first()).toContainText('Dernier Ana')

  const remove = page.getByRole('button', { name: 'Supprimer', exact: true })
  await expect(remove).toHaveCount(0)
  await box('Sélectionner Dernier Ana').check()
  await expect(remove).toBeInViewport()
  await page.setViewportSize({ width: 1_280, height: 500 })
  await names.last().scrollIntoViewIfNeeded()
  await expect(table.getByRole('columnheader', { name: 'Candidat' })).toBeInViewport()
})

test('[J-180] applications to all properties are on one page, by status and property', async ({
  page,
  signedIn,
  at,
}) => {
  await page.goto('/candidatures')
  await expect(page.getByRole('heading', { name: 'Pas encore de candidature' })).toBeVisible()
  const first = await signedIn.save({ ...completeProperty, name: 'Premier bien', validated: true })
  const second = await signedIn.save({ ...completeProperty, name: 'Second bien', validated: true })
  const applicants = openApplicants(at)
  await applicants.applyAll(first.token, sixFiles.slice(0, 2))
  await applicants.applyAll(second.token, sixFiles.slice(2, 4))
  await page.reload()
  const { names, row } = allOn(page)
  await expect(names).toHaveText([/^Martin/, /^Éluard/, /^Abel/, /^Zola/])
  await expect(row('Zola')).toContainText('Premier bien')
  await expect(row('Zola')).toContainText(/25\s%/)
  await expect(row('Zola')).toContainText(/charges comprises/)
  await page.getByRole('combobox', { name: 'Bien' }).selectOption('Second bien')
  await expect(names).toHaveText([/^Martin/, /^Éluard/])
  await page.getByRole('combobox', { name: 'Statut' }).selectOption('Vérifié')
  await expect(names).toHaveText([/^Éluard/])
  await expect(page).toHaveURL(new RegExp(`statut=verifie&bien=${second.id}$`))
  await page.reload()
  await expect(names).toHaveText([/^Éluard/])
  await row('Éluard').getByRole('link', { name: 'Second bien' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Second bien' })).toBeVisible()
})
