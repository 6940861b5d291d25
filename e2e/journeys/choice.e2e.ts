import { expect, type Page } from '@playwright/test'
import { applicationsOn, openApplicants, sixFiles } from '#support/applications.ts'
import { openApplication } from '#support/conversation.ts'
import { tabTo } from '#support/keyboard.ts'
import { completeProperty } from '#support/properties.ts'
import { openSignedIn } from '#support/session.ts'
import { test } from '#support/test.ts'

const stage = (page: Page) => page.getByRole('region', { name: 'Où en est cette candidature' })
const badge = (page: Page) => stage(page).locator('.badge')

test('[J-228] an owner moves an application by keyboard, and the applicant follows it on a phone', async ({
  page,
  otherDevice,
  signedIn,
  at,
  newTenant,
}) => {
  const ana = await newTenant({ status: 'VALIDATED' })
  const path = await openApplication(page, signedIn, ana)
  const choice = stage(page).getByLabel('Étape')
  await expect(badge(page)).toHaveText('Candidature reçue')
  await tabTo(page, choice)
  await page.keyboard.press('v')
  await expect(choice).toHaveValue('VISIT_PROPOSED')
  await tabTo(page, stage(page).getByRole('button', { name: 'Enregistrer l’étape' }))
  await page.keyboard.press('Enter')
  await expect(badge(page)).toHaveText('Visite proposée')

  const theirs = otherDevice
  await theirs.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(theirs, `${at.tenant}${path}`, ana.session)
  const progress = theirs.getByRole('region', { name: 'Où en est votre candidature' })
  await expect(progress.locator('.badge')).toHaveText('Visite proposée')
  await expect(progress).toContainText('Le propriétaire a reçu votre candidature aujourd’hui.')
  await progress.getByText('Toutes les étapes').click()
  await expect(progress.getByRole('listitem')).toHaveText([/^Candidature reçue/, /^Visite proposée/])
  expect(await theirs.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
})

test('[J-229] an owner on a phone chooses an applicant, sees what follows, and undoes it', async ({
  page,
  signedIn,
  newTenant,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const ana = await newTenant({ status: 'VALIDATED' })
  await openApplication(page, signedIn, ana)
  await stage(page).getByRole('link', { name: 'Choisir ce candidat' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choisir ce candidat')
  await expect(page.getByText('25 critères')).toBeVisible()
  await expect(page.getByText('Il n’y a pas d’autre candidat à prévenir.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmer mon choix' }).click()
  await expect(page.getByText(/^Loué depuis le/)).toBeVisible()
  await expect(page.getByText(/Candidat choisi\s: Durand Ana/)).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText(/^Loué depuis le/)).toBeHidden()
  await expect(page.getByText('Le lien de partage de ce bien est en pause')).toBeHidden()
})

test.describe('[J-230] an owner answers no with a reason of their own', () => {
  test.use({ expectedErrors: /409/ })

  test('and another tab finds the answer', async ({ page, context, signedIn, newTenant }) => {
    const ana = await newTenant({ status: 'VALIDATED' })
    const path = await openApplication(page, signedIn, ana)
    const other = await context.newPage()
    await other.goto(path)
    await expect(stage(other).getByLabel('Étape')).toBeVisible()
    await stage(page).getByRole('link', { name: 'Répondre que non' }).click()
    await page.getByRole('button', { name: 'Confirmer ma réponse' }).click()
    await expect(page.getByRole('radiogroup', { name: 'Raison' })).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('radio', { name: 'Autre raison' }).check()
    await page.getByLabel('La raison, en quelques mots').fill('Le logement est vendu.')
    await page.getByRole('radio', { name: 'Chaleureuse' }).check()
    await page.getByRole('button', { name: 'Confirmer ma réponse' }).click()
    await expect(page.getByText(/1 réponse part le/)).toBeVisible()
    await expect(applicationsOn(page).rowOf('Durand Ana')).toContainText('Candidature non retenue')

    await stage(other).getByLabel('Étape').selectOption('VISITED')
    await stage(other).getByRole('button', { name: 'Enregistrer l’étape' }).click()
    await expect(other.getByText('L’étape de cette candidature a changé entre-temps')).toBeVisible()
    await expect(badge(other)).toHaveText('Candidature non retenue')
  })
})

test('[J-231] an owner marks the lease as signed and opens the property again', async ({
  page,
  signedIn,
  newTenant,
}) => {
  const ana = await newTenant({ status: 'VALIDATED' })
  const path = await openApplication(page, signedIn, ana)
  await stage(page).getByRole('link', { name: 'Choisir ce candidat' }).click()
  await page.getByRole('button', { name: 'Confirmer mon choix' }).click()
  await expect(page.getByText(/^Loué depuis le/)).toBeVisible()
  await page.goto(path)
  await stage(page).getByRole('button', { name: 'Le bail est signé' }).click()
  await expect(badge(page)).toHaveText('Bail signé')
  await page.goBack()
  await page.getByRole('button', { name: 'Rouvrir aux candidatures' }).click()
  await expect(page.getByText(/^Loué depuis le/)).toBeHidden()
})

test('[J-255] an owner answers two selected applicants at once, and undoes it', async ({ page, signedIn, at }) => {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  await openApplicants(at).applyAll(token, sixFiles.slice(0, 3))
  await page.goto(`/consulte-propriete/${id}`)
  const { box, rowOf } = applicationsOn(page)
  await box('Sélectionner Zola Émile').check()
  await box('Sélectionner Éluard Paul').check()
  await page.getByRole('link', { name: 'Répondre que non' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Répondre que non')
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /Zola|Éluard|Abel/ }),
  ).toHaveCount(2)
  await expect(page.getByText('2 candidatures recevront votre réponse dans 24 heures.')).toBeVisible()
  await page.getByRole('radio', { name: 'Revenus par rapport au loyer' }).check()
  await page.getByRole('button', { name: 'Confirmer ma réponse' }).click()
  await expect(page.getByText(/2 réponses partent le/)).toBeVisible()
  await expect(rowOf('Zola Émile')).toContainText('Candidature non retenue')
  await expect(rowOf('Éluard Paul')).toContainText('Candidature non retenue')
  await expect(rowOf('Abel Inès')).not.toContainText('non retenue')
  // They have their answer: nothing is left to say.
  await box('Sélectionner Zola Émile').check()
  await expect(page.getByText('1 sélectionnée')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Répondre que non' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText(/2 réponses partent le/)).toBeHidden()
  await expect(rowOf('Zola Émile')).not.toContainText('non retenue')
})
