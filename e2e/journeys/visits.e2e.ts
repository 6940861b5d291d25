import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { expect, type Page } from '@playwright/test'
import { getDatabaseUrl } from '#support/addresses.ts'
import { publishProperty } from '#support/applying.ts'
import { tabTo } from '#support/keyboard.ts'
import { completeProperty } from '#support/properties.ts'
import { openSession, openSignedIn } from '#support/session.ts'
import { newTenant, type TenantAccount } from '#support/tenant-area.ts'
import { test } from '#support/test.ts'

const bookButton = /^Réserver le /

/** One time, proposed to the only applicant; returns the path of their application. */
async function proposeVisit(page: Page, propertyId: string): Promise<string> {
  await page.goto(`/consulte-propriete/${propertyId}/visites`)
  await page.getByRole('button', { name: 'Proposer ce créneau' }).click()
  // it comes in above, and moves what is below
  await expect(page.getByRole('button', { name: /^Modifier le créneau/ })).toBeVisible()
  await page.getByRole('checkbox', { name: /Durand/ }).check()
  await page.getByRole('button', { name: 'Proposer une visite' }).click()
  const link = page.getByRole('link', { name: /Durand/ })
  await expect(link).toBeVisible()
  return `${await link.getAttribute('href')}`
}

async function bookVisit(page: Page, tenantSite: string, path: string, { session }: TenantAccount) {
  await openSignedIn(page, `${tenantSite}${path}#visite`, session)
  await page.getByRole('button', { name: bookButton }).click()
  await expect(page.getByText('Votre visite est réservée')).toBeVisible()
}

test('[J-236] owner offers a series and proposes; applicant books on a phone, moves and cancels', async ({
  page,
  otherDevice,
  owner,
  at,
}) => {
  const { session, property } = await publishProperty(at, owner)
  const ana = await newTenant(at, { status: 'TO_PROCESS' })
  const phone = otherDevice
  await phone.setViewportSize({ width: 390, height: 800 })
  await ana.apply(`${property.token}`)

  await openSignedIn(page, `${at.web}/consulte-propriete/${property.id}/visites`, session)
  await page.getByLabel('Nombre de créneaux à la suite').fill('3')
  await page.getByRole('button', { name: 'Proposer 3 créneaux' }).click()
  await expect(page.getByText('0 place prise sur 1')).toHaveCount(3)
  await page.getByRole('checkbox', { name: /Durand/ }).check()
  await page.getByRole('button', { name: 'Proposer une visite' }).click()
  await expect(page.getByRole('heading', { name: 'Visite proposée, pas encore réservée' })).toBeVisible()

  const href = await page.getByRole('link', { name: /Durand/ }).getAttribute('href')
  const tenantSession = await openSession(at, 'tenant', ana.person)
  await openSignedIn(phone, `${at.tenant}${href}#visite`, tenantSession)
  await phone.getByRole('button', { name: /^Réserver le .* 18:00$/ }).click()
  await expect(phone.getByText('Votre visite est réservée')).toBeVisible()
  await expect(phone.getByText(`${property.address}`).last()).toBeVisible()
  await phone.getByRole('button', { name: /^Déplacer la visite au .* 18:30$/ }).press('Enter')
  await expect(phone.getByRole('button', { name: /^Déplacer la visite au .* 18:00$/ })).toBeVisible()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.reload()
  await expect(page.getByText('1 place prise sur 1')).toHaveCount(1)

  await phone.getByRole('button', { name: 'Annuler la visite' }).click()
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Annuler la visite' }).click()
  await expect(phone.getByRole('button', { name: /^Réserver le .* 18:30$/ })).toBeVisible()
})

test('[J-237] the owner’s calendar reads the visits by a secret address, which is replaced and turned off', async ({
  page,
  otherDevice,
  signedIn,
  at,
  newTenant,
}) => {
  const ana = await newTenant({ status: 'TO_PROCESS' })
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  await ana.apply(token)
  await bookVisit(otherDevice, at.tenant, await proposeVisit(page, id), ana)

  await page.goto(`/consulte-propriete/${id}/visites`)
  const field = page.getByRole('textbox', { name: /^Adresse à ajouter/ })
  await page.getByRole('button', { name: 'Créer l’adresse' }).click()
  const first = await field.inputValue()
  const calendar = await fetch(first)
  expect(calendar.headers.get('content-type')).toContain('text/calendar')
  const text = await calendar.text()
  expect(text).toContain('Ana')
  expect(text).not.toContain('Durand')

  await page.getByRole('button', { name: 'Remplacer l’adresse' }).click()
  await expect(field).not.toHaveValue(first)
  const second = await field.inputValue()
  expect((await fetch(first)).status).toBe(404)
  expect((await fetch(second)).status).toBe(200)
  await page.getByRole('button', { name: 'Désactiver' }).click()
  await expect(page.getByRole('button', { name: 'Créer l’adresse' })).toBeVisible()
  expect((await fetch(second)).status).toBe(404)
})

test('[J-238] by keyboard alone, an owner offers, changes and removes a time; the applicant books it', async ({
  page,
  otherDevice: theirs,
  signedIn,
  at,
  mailbox,
  newTenant,
}) => {
  const ana = await newTenant({ status: 'TO_PROCESS' })
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  await ana.apply(token)
  const press = async (on: Page, name: string | RegExp, key = 'Enter') => {
    await tabTo(on, on.getByRole(key === 'Space' ? 'checkbox' : 'button', { name }))
    await on.keyboard.press(key)
  }
  await page.goto(`/consulte-propriete/${id}/visites`)
  await press(page, 'Proposer ce créneau')
  await expect(page.getByText('0 place prise sur 1')).toBeVisible()
  await press(page, /Durand/, 'Space')
  await press(page, 'Proposer une visite')
  await expect(page.getByRole('heading', { name: 'Visite proposée, pas encore réservée' })).toBeVisible()

  const path = await page.getByRole('link', { name: /Durand/ }).getAttribute('href')
  await openSignedIn(theirs, `${at.tenant}${path}#visite`, ana.session)
  await press(theirs, bookButton)
  await expect(theirs.getByText('Votre visite est réservée')).toBeVisible()
  await mailbox.getMail(ana.person.email, /^Votre visite est réservée/)

  await press(page, /^Modifier le créneau/)
  await tabTo(page, page.getByRole('dialog').getByLabel('Lieu de rendez-vous'))
  await page.keyboard.type('Devant la boulangerie')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Lieu\s: Devant la boulangerie/)).toBeVisible()
  const changed = await mailbox.getMail(ana.person.email, /^Votre visite a changé/)
  expect(changed.text).toContain('Devant la boulangerie')

  await press(page, /^Retirer le créneau/)
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Vous n’avez pas encore proposé de créneau.')).toBeVisible()
  await mailbox.getMail(ana.person.email, /^Votre visite n’aura pas lieu/)
})

test('[J-239] after a visit, an owner on a phone notes who came, and the application is visited', async ({
  page,
  otherDevice,
  signedIn,
  at,
  newTenant,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const ana = await newTenant({ status: 'TO_PROCESS' })
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  await ana.apply(token)
  await bookVisit(otherDevice, at.tenant, await proposeVisit(page, id), ana)
  await runSql(getDatabaseUrl(), `update visit_slot set starts_at = now() - interval '1 day' where property_id = $1`, [
    id,
  ])

  await page.goto(`/consulte-propriete/${id}/visites`)
  await expect(page.getByRole('heading', { name: 'Visites passées' })).toBeVisible()
  const came = page.getByRole('button', { name: /^Durand Ana est venu/ })
  await page.getByRole('button', { name: /^Durand Ana n’est pas venu/ }).click()
  await expect(came).toHaveAttribute('aria-pressed', 'false')
  await came.click()
  await expect(came).toHaveAttribute('aria-pressed', 'true')
  await page
    .getByRole('link', { name: /Durand/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Où en est cette candidature' }).locator('.badge')).toHaveText(
    'Visite faite',
  )
})
