import { addDays } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { expect, type Page } from '@playwright/test'
import { consentBox, existingAccount, publishProperty, title } from '#support/applying.ts'
import { tabTo } from '#support/keyboard.ts'
import { openSession, openSignedIn } from '#support/session.ts'
import { newTenant } from '#support/tenant-area.ts'
import { test } from '#support/test.ts'

type Session = Parameters<typeof openSignedIn>[2]

/** The owner asks for the visit first, in the dialog of the link. */
async function chooseVisitFirst(page: Page, address: string, session: Session) {
  await openSignedIn(page, `${address}?partage=1`, session)
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /La visite d’abord/ })
    .check()
  await expect(page.getByRole('dialog').getByText('C’est enregistré.')).toBeVisible()
}

test('[J-253] owner asks for the visit first and sees no figure until the applicant shares the file', async ({
  page,
  otherDevice,
  owner,
  at,
}) => {
  const { session, property, link } = await publishProperty(at, owner)
  const ana = await newTenant(at, { status: 'VALIDATED' })
  await chooseVisitFirst(page, `${at.web}/consulte-propriete/${property.id}`, session)

  const tenantSession = await openSession(at, 'tenant', ana.person)
  await otherDevice.context().addCookies(tenantSession.cookies)
  await otherDevice.goto(link)
  await expect(otherDevice.getByText(/ne verra rien de votre dossier/)).toBeVisible()
  await otherDevice.getByLabel(/^Quand pourriez-vous entrer/).fill(addDays(todayInParis(new Date()), 30))
  await otherDevice.getByRole('textbox', { name: /Un mot au propriétaire/ }).fill('Je suis libre le samedi matin.')
  await consentBox(otherDevice).check()
  await existingAccount(otherDevice).click()
  await expect(title(otherDevice)).toHaveText('Candidature transmise')

  await page.goto(`/consulte-propriete/${property.id}`)
  const row = page.getByRole('table').getByRole('row', { name: /Durand/ })
  await expect(row).toContainText('Après la visite')
  await expect(row).not.toContainText('€')
  const href = await row.getByRole('link', { name: /Voir la candidature/ }).getAttribute('href')
  await page.goto(`${href}`)
  await expect(page.getByRole('heading', { name: 'Dossier après la visite' })).toBeVisible()
  await expect(page.getByText(/^Pourrait entrer dans le logement le/)).toBeVisible()
  await expect(page.getByText('Je suis libre le samedi matin.')).toBeVisible()

  await page.goto(`/consulte-propriete/${property.id}/visites`)
  await page.getByRole('button', { name: 'Proposer ce créneau' }).click()
  await page.getByRole('checkbox', { name: /Durand/ }).check()
  await page.getByRole('button', { name: 'Proposer une visite' }).click()
  await expect(page.getByRole('link', { name: /Durand/ })).toBeVisible()
  await openSignedIn(otherDevice, `${at.tenant}${href}`, await openSession(at, 'tenant', ana.person))
  await otherDevice.getByRole('button', { name: /^Réserver le / }).click()
  await expect(otherDevice.getByText('Votre visite est réservée')).toBeVisible()

  await otherDevice.getByRole('button', { name: /^Partager mon dossier avec ce propriétaire/ }).click()
  const question = otherDevice.getByRole('alertdialog')
  await expect(question).toContainText('Vous autorisez')
  await question.getByRole('button', { name: 'Partager mon dossier' }).click()
  await expect(otherDevice.getByText(/^Dossier partagé/)).toBeVisible()
  await expect(otherDevice.getByRole('button', { name: /^Partager mon dossier avec/ })).toHaveCount(0)

  await page.goto(`${href}`)
  await expect(page.getByText(/Revenus/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dossier après la visite' })).toHaveCount(0)
})

test('[J-254] on a phone, with the keyboard alone: the wish is written and the file shared', async ({
  page,
  otherDevice,
  owner,
  at,
}) => {
  const { session, property, link } = await publishProperty(at, owner)
  const ana = await newTenant(at, { status: 'VALIDATED' })
  for (const device of [page, otherDevice]) await device.setViewportSize({ width: 390, height: 800 })
  const fits = async (device: Page) =>
    expect(await device.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await chooseVisitFirst(page, `${at.web}/consulte-propriete/${property.id}`, session)
  await fits(page)

  const { cookies } = await openSession(at, 'tenant', ana.person)
  await otherDevice.context().addCookies(cookies)
  await otherDevice.goto(link)
  await tabTo(otherDevice, otherDevice.getByRole('textbox', { name: /Un mot au propriétaire/ }))
  await otherDevice.keyboard.type('Le soir après 18 h')
  await tabTo(otherDevice, otherDevice.getByRole('checkbox'))
  await otherDevice.keyboard.press('Space')
  await fits(otherDevice)
  await tabTo(otherDevice, otherDevice.getByRole('button', { name: 'J’ai déjà un compte' }))
  await otherDevice.keyboard.press('Enter')
  await expect(title(otherDevice)).toHaveText('Candidature transmise')

  await page.goto(`/consulte-propriete/${property.id}`)
  const opens = page.getByRole('link', { name: /Voir la candidature/ })
  const href = await opens.getAttribute('href')
  await tabTo(page, opens)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Le soir après 18 h')).toBeVisible()
  await fits(page)

  await openSignedIn(otherDevice, `${at.tenant}${href}`, await openSession(at, 'tenant', ana.person))
  await tabTo(otherDevice, otherDevice.getByRole('button', { name: /^Partager mon dossier avec/ }))
  await otherDevice.keyboard.press('Enter')
  await fits(otherDevice)
  await tabTo(otherDevice, otherDevice.getByRole('alertdialog').getByRole('button', { name: 'Partager mon dossier' }))
  await otherDevice.keyboard.press('Enter')
  await expect(otherDevice.getByText(/^Dossier partagé/)).toBeVisible()
})
