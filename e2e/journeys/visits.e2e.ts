import { expect } from '@playwright/test'
import { publishProperty } from '#support/applying.ts'
import { openSession, openSignedIn } from '#support/session.ts'
import { newTenant } from '#support/tenant-area.ts'
import { test } from '#support/test.ts'

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
