import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { title } from '#support/applying.ts'
import { openSignedIn } from '#support/session.ts'
import { test } from '#support/test.ts'
import { decide } from '#support/verifier.ts'

test('[J-162] one home: status, what to do next and messages, also by the old addresses', async ({
  page,
  at,
  newTenant,
}) => {
  const ana = await newTenant({ status: 'TO_PROCESS' })
  await decide(ana.person.email, { category: 'INCOME', reason: 'PAGES_MISSING', comment: 'Il manque la page 2.' })
  for (const [path, section] of [
    ['/messages', 'messages'],
    ['/statut', 'etat'],
  ]) {
    await openSignedIn(page, `${at.tenant}${path}`, ana.session)
    await expect(page).toHaveURL(`${at.tenant}/mon-dossier#${section}`)
    await expect(page.locator(`#${section}`)).toBeInViewport()
  }
  await expect(title(page)).toHaveText('Mon dossier')
  await expect(page.getByRole('heading', { name: 'Votre dossier est à corriger' })).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Messages (1)' })).toContainText('Il manque la page 2.')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByRole('link', { name: 'Mon dossier', exact: true })).toBeVisible()
  for (const name of ['Suivi', 'Messages']) await expect(menu.getByRole('link', { name })).toHaveCount(0)
  await page.getByRole('link', { name: 'Corriger mon dossier' }).click()
  await expect(title(page)).toHaveText('Vos justificatifs de ressources')
})

test('[J-163] a tenant reads the file as an owner sees it, and keeps a PDF of their own', async ({
  page,
  at,
  newTenant,
}) => {
  const ana = await newTenant({ status: 'TO_PROCESS', firstName: 'Ana', lastName: 'Durand' })
  await openSignedIn(page, `${at.tenant}/mon-dossier`, ana.session)
  await page.getByRole('link', { name: 'Voir l’aperçu' }).click()
  await expect(title(page)).toHaveText('Votre dossier vu par un propriétaire')
  const main = page.getByRole('main')
  await expect(main).toContainText('un propriétaire ne voit que votre nom')
  await expect(page.getByRole('heading', { level: 2, name: 'Ana Durand' })).toBeVisible()
  await expect(main).toContainText(/2\s602\s€/)
  await expect(main.getByText('Pas encore vérifié')).toHaveCount(4)

  await decide(ana.person.email)
  await page.reload()
  await expect(main.getByText(/^Dossier vérifié le/)).toBeVisible()
  await expect(main.getByText('Pas encore vérifié')).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger mon PDF' }).click()
  const pdf = await download
  expect(pdf.suggestedFilename()).toMatch(/^Mon dossier de location \d{4}-\d\d-\d\d\.pdf$/)
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
})
