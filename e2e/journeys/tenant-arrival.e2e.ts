import { expect } from '@playwright/test'
import { consentBox, expectResult, publishProperty, title } from '#support/applying.ts'
import { linkIn } from '#support/mailbox.ts'
import { inventPerson } from '#support/people.ts'
import { signInPages } from '#support/providers/provider.ts'
import { openSignedIn } from '#support/session.ts'
import { fillSignUp } from '#support/sign-up.ts'
import { chooseType, fillNames } from '#support/tenant-pages.ts'
import { test } from '#support/test.ts'

test('[J-75] who comes from a share link signs up, makes a file, and is back to finish the application', async ({
  page,
  otherDevice,
  mailbox,
  owner,
  at,
}) => {
  const { link, property, session } = await publishProperty(at, owner)
  const ana = { ...inventPerson(), firstName: 'Ana', lastName: 'Durand' }
  await page.goto(link)
  await consentBox(page).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page).toHaveURL(`${at.tenant}/creation?bien=${property.token}&accord=1`)
  await expect(page.getByRole('main')).toContainText('vous y reviendrez')
  await fillSignUp(page, ana)
  await expect(page.getByRole('dialog')).toContainText(ana.email)

  // the mail is opened in a tab of its own, as a mail program does
  const tab = await page.context().newPage()
  await tab.goto(linkIn(await mailbox.getMail(ana.email), '/confirmerCompte/'))
  await expect(title(tab)).toHaveText('Votre compte est confirmé')
  await tab.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await signInPages.password(tab).fill(ana.password)
  await signInPages.submit(tab).click()
  await expect(tab.getByRole('heading', { name: 'Une candidature à finir' })).toBeVisible()
  await tab.getByRole('link', { name: 'Commencer mon dossier' }).click()
  await chooseType(tab, 'Individuel')
  await fillNames(tab, ana)
  await expect(title(tab)).toHaveText('Quels sont votre situation et vos revenus ?') // the names are saved
  await tab.goto(`${at.tenant}/mon-dossier`)
  await tab.getByRole('link', { name: 'Finir ma candidature' }).click()

  await expect(tab).toHaveURL(new RegExp(`/(validConnexion|candidater)/${property.token}$`))
  await consentBox(tab).check()
  await tab.getByRole('main').getByRole('button').first().click()
  await expectResult(tab, link)
  await expect(title(tab)).toHaveText('Candidature transmise, dossier à compléter')
  await openSignedIn(otherDevice, `/consulte-propriete/${property.id}`, session)
  await expect(otherDevice.getByRole('rowheader', { name: 'Durand Ana' })).toBeVisible()
})
