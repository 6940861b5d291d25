import { expect } from '@playwright/test'
import { conversationOn, openApplication } from '#support/conversation.ts'
import { tabTo } from '#support/keyboard.ts'
import { linkIn } from '#support/mailbox.ts'
import { openSignedIn } from '#support/session.ts'
import { test } from '#support/test.ts'

test('[J-241] an owner and an applicant on a phone write to each other; the mail shows nothing of it', async ({
  page,
  otherDevice,
  signedIn,
  mailbox,
  newTenant,
}) => {
  const ana = await newTenant({ status: 'VALIDATED' })
  const path = await openApplication(page, signedIn, ana)
  const mine = conversationOn(page)
  await mine.send('Bonjour,\nêtes-vous libre mardi ?')
  await expect(mine.list).toContainText('êtes-vous libre mardi ?')
  await expect(mine.field).toHaveValue('')

  const mail = await mailbox.getMail(ana.person.email, /nouveau message/)
  expect(mail.text).not.toContain('mardi')
  const theirs = otherDevice
  await theirs.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(theirs, linkIn(mail, path), ana.session)
  const conversation = conversationOn(theirs)
  await expect(conversation.list).toContainText('Jeanne Martin')
  await expect(conversation.list).toContainText('êtes-vous libre mardi ?')
  await expect(theirs.locator('h2:focus')).toHaveText(/^Messages/)
  await conversation.send('Oui, à 18 h. Voir https://example.org')
  await expect(mine.list).toContainText('Oui, à 18 h', { timeout: 15_000 })
  await expect(mine.list).toContainText('Ana')
  await expect(mine.section.getByRole('link')).toHaveCount(0)
  const isWide = await theirs.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(isWide).toBe(false)
})

test.describe('[J-242] a message that does not arrive', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|Failed to load resource/ })

  test('stays with its text, is sent again once, and leaving without it asks first', async ({
    page,
    signedIn,
    at,
    newTenant,
  }) => {
    await openApplication(page, signedIn, await newTenant({ status: 'VALIDATED' }))
    const { send, list, button, field } = conversationOn(page)
    await page.route(`${at.api}owner/applications/*/messages`, (route) =>
      route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue(),
    )
    await send('Bonjour')
    await expect(list).toContainText('Non envoyé.')
    await page
      .getByRole('link', { name: /^Candidatures/ })
      .first()
      .click()
    const question = page.getByRole('alertdialog', { name: 'Quitter sans envoyer ?' })
    await question.getByRole('button', { name: 'Annuler' }).click()
    await page.unrouteAll({ behavior: 'wait' })
    await button('Réessayer').click()
    await expect(list).not.toContainText('Non envoyé.')
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await field.fill('Encore')
    await page
      .getByRole('link', { name: /^Candidatures/ })
      .first()
      .click()
    await question.getByRole('button', { name: 'Quitter sans envoyer' }).click()
    await expect(page).toHaveURL(/\/candidatures$/)
  })
})

test('[J-243] an applicant ends a conversation, nobody can write, and alone opens it again', async ({
  page,
  otherDevice,
  signedIn,
  at,
  newTenant,
}) => {
  const ana = await newTenant({ status: 'VALIDATED' })
  const path = await openApplication(page, signedIn, ana)
  const theirs = otherDevice
  await openSignedIn(theirs, `${at.tenant}${path}`, ana.session)
  const conversation = conversationOn(theirs)
  await conversation.button('Mettre fin à la conversation').click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Mettre fin à la conversation' }).click()
  await expect(conversation.section).toContainText('Vous avez mis fin à cette conversation')
  const mine = conversationOn(page)
  await expect(mine.section).toContainText('Le candidat a mis fin à cette conversation', { timeout: 15_000 })
  await expect(mine.field).toHaveCount(0)
  await expect(mine.button('Rouvrir la conversation')).toHaveCount(0)
  await conversation.button('Rouvrir la conversation').click()
  await conversation.send('Me revoilà')
  await expect(mine.list).toContainText('Me revoilà', { timeout: 15_000 })
})

test('[J-244] an applicant reports a message with the keyboard alone, and the operator is mailed', async ({
  page,
  otherDevice,
  signedIn,
  mailbox,
  at,
  newTenant,
}) => {
  const ana = await newTenant({ status: 'VALIDATED' })
  const path = await openApplication(page, signedIn, ana)
  const words = `Versez 300 € (${ana.person.email.split('@')[0]})`
  await conversationOn(page).send(words)
  await expect(conversationOn(page).list).toContainText(words)
  const theirs = otherDevice
  await openSignedIn(theirs, `${at.tenant}${path}`, ana.session)
  const { button, section } = conversationOn(theirs)
  await tabTo(theirs, button(/^Signaler le message de Jeanne Martin/))
  await theirs.keyboard.press('Enter')
  const dialog = theirs.getByRole('dialog', { name: 'Signaler ce message' })
  await tabTo(theirs, dialog.getByRole('radio', { name: 'Discrimination' }))
  await theirs.keyboard.press('ArrowDown')
  await theirs.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Arnaque ou demande d’argent' })).toBeChecked()
  await tabTo(theirs, dialog.getByRole('button', { name: 'Envoyer le signalement' }))
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByText(/^Merci\. L’équipe a reçu votre signalement/)).toBeVisible()
  await expect(section).toContainText('Signalé')
  await expect(async () => {
    const mails = await mailbox.listMails('support@bailclair.example', /^Message signalé/)
    expect(mails.filter(({ text }) => text.includes(words))).toHaveLength(1)
  }).toPass({ timeout: 15_000 })
})
