import { expect, type Page } from '@playwright/test'
import { consentBox, expectResult, publishProperty, title } from '#support/applying.ts'
import { focusedHeading } from '#support/keyboard.ts'
import { linkIn } from '#support/mailbox.ts'
import { inventPerson, type Person } from '#support/people.ts'
import { openPropertyApi } from '#support/properties.ts'
import { openSignedIn } from '#support/session.ts'
import { fillSignIn } from '#support/sign-in.ts'
import { fillSignUp } from '#support/sign-up.ts'
import { chooseType, fillNames } from '#support/tenant-pages.ts'
import { test } from '#support/test.ts'

const toFinish = (page: Page) => page.getByRole('region', { name: 'Une candidature à finir' })

/** Link, consent and sign-up on a phone. */
async function beginOnPhone(phone: Page, link: string, person: Person) {
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto(link)
  await consentBox(phone).check()
  await phone.getByRole('button', { name: 'Créer mon compte' }).click()
  await fillSignUp(phone, person)
  await expect(phone.getByRole('dialog')).toContainText(person.email)
}

test('[J-160] link and consent on a phone, the rest on a computer: the application is there to finish', async ({
  page: phone,
  otherDevice: computer,
  mailbox,
  owner,
  at,
}) => {
  const { link, property, session } = await publishProperty(at, owner)
  const ana = { ...inventPerson(), firstName: 'Ana', lastName: 'Durand' }
  await beginOnPhone(phone, link, ana)

  await computer.goto(linkIn(await mailbox.getMail(ana.email), '/confirmerCompte/'))
  await computer.getByRole('button', { name: /^C’était moi/ }).click()
  await expect(title(computer)).toHaveText('Votre compte est confirmé')

  // by the address of the tenant area alone, which knows nothing of the link
  await computer.goto(`${at.tenant}/mon-dossier`)
  await fillSignIn(computer, ana)
  await expect(toFinish(computer)).toContainText('T2 Croix-Rousse')
  await expect(toFinish(computer)).toContainText('Créez d’abord votre dossier')
  await computer.getByRole('link', { name: 'Commencer mon dossier' }).click()
  await chooseType(computer, 'Individuel')
  await fillNames(computer, ana)
  await expect(title(computer)).toHaveText('Quels sont votre situation et vos revenus ?')

  await computer.goto(`${at.tenant}/mon-dossier`)
  await toFinish(computer)
    .getByRole('link', { name: /^Finir ma candidature/ })
    .click()
  await expect(computer.getByText('Une dernière étape : votre autorisation')).toBeVisible()
  await expect(consentBox(computer)).not.toBeChecked()
  await consentBox(computer).check()
  await computer.getByRole('button', { name: 'Candidater' }).click()
  await expectResult(computer, link)
  await expect(title(computer)).toHaveText('Candidature transmise, dossier à compléter')

  await computer.goto(`${at.tenant}/mon-dossier`)
  await expect(title(computer)).toHaveText('Mon dossier')
  await expect(toFinish(computer)).toHaveCount(0)
  await openSignedIn(phone, `/consulte-propriete/${property.id}`, session)
  await expect(phone.getByText('Durand Ana').first()).toBeVisible()
})

test('[J-161] an application to finish is dropped, and one whose link was renewed is gone', async ({
  page,
  newTenant,
  owner,
  at,
}) => {
  const first = await publishProperty(at, owner)
  const second = await publishProperty(at, owner)
  const { session } = await newTenant()
  for (const { property } of [first, second]) {
    await openSignedIn(page, `${at.tenant}/mon-dossier?bien=${property.token}`, session)
    await expect(page).toHaveURL(`${at.tenant}/mon-dossier`)
  }
  const both = page.getByRole('region', { name: /^2 candidatures à finir/ })
  await expect(both.getByRole('listitem')).toHaveCount(2)
  await both
    .getByRole('button', { name: /^Abandonner/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click()
  await expect(toFinish(page).getByRole('listitem')).toHaveCount(1)
  await expect(focusedHeading(page)).toHaveText(/candidature à finir$/i)

  await openPropertyApi(at, first.session).renewLink(first.property.id)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Commencer mon dossier' })).toBeVisible()
  await expect(toFinish(page)).toHaveCount(0)
})
