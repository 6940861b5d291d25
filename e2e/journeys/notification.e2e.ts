import { expect, type Page } from '@playwright/test'
import { openApplicants } from '#support/applications.ts'
import { shareProperty, title } from '#support/applying.ts'
import { linkIn } from '#support/mailbox.ts'
import { fillSignIn } from '#support/sign-in.ts'
import { test } from '#support/test.ts'

const choiceOn = (page: Page) => page.getByRole('radiogroup', { name: /^Quand devons-nous vous écrire/ })

test('[J-127] messages become a summary a day, then stop by the link of one of them', async ({
  page,
  otherDevice,
  owner,
  mailbox,
  at,
}) => {
  const { property, dialog } = await shareProperty(page, owner, at)
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  const applicants = openApplicants(at)
  await applicants.apply(property.token, [{ lastName: 'Durand', firstName: 'Ana', monthlyIncome: 2_500 }])
  const news = await mailbox.getMail(owner.email, /^Nouvelle candidature/)

  await page.goto('/proprietaire#notifications')
  const frequencies = choiceOn(page)
  await expect(frequencies.getByRole('radio', { name: /^À chaque nouveauté/ })).toBeChecked()
  await frequencies.getByRole('radio', { name: /^À chaque nouveauté/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Votre choix est enregistré.')).toBeVisible()
  await page.reload()
  await expect(frequencies.getByRole('radio', { name: /^Une fois par jour/ })).toBeChecked()

  const { initiator } = await applicants.apply(property.token, [
    { lastName: 'Petit', firstName: 'Bo', monthlyIncome: 2_000 },
  ])
  // written in the same transaction as the owner's would have been
  await mailbox.getMail(initiator.email, /^Votre candidature a été transmise/)
  expect(await mailbox.listMails(owner.email, /^Nouvelle candidature/)).toHaveLength(1)

  await otherDevice.goto(linkIn(news, '/desabonnement/'))
  await expect(title(otherDevice)).toHaveText(/^Ne plus recevoir ces messages/)
  await otherDevice.getByRole('button', { name: 'Ne plus recevoir ces messages' }).click()
  await expect(title(otherDevice)).toHaveText('C’est fait : vous ne recevrez plus ces messages')
  // to the very part of the page, through sign-in
  await otherDevice.getByRole('link', { name: 'Choisir ce que je reçois' }).click()
  await fillSignIn(otherDevice, owner)
  await expect(choiceOn(otherDevice).getByRole('radio', { name: /^Jamais/ })).toBeChecked()
  await expect(choiceOn(otherDevice)).toBeInViewport()
  await expect(otherDevice).toHaveURL(`${at.web}/proprietaire#notifications`)
})
