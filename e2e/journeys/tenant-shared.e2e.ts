import { expect } from '@playwright/test'
import { title } from '#support/applying.ts'
import { focusedHeading } from '#support/keyboard.ts'
import { linkIn } from '#support/mailbox.ts'
import { inventPerson } from '#support/people.ts'
import { pdfFile } from '#support/sample-files.ts'
import { openSignedIn } from '#support/session.ts'
import { fillSignIn } from '#support/sign-in.ts'
import { fillSignUp } from '#support/sign-up.ts'
import { chooseType, fillNames, giveDocument, goOn, handIn } from '#support/tenant-pages.ts'
import { test } from '#support/test.ts'
import { decide } from '#support/verifier.ts'

test.describe('[J-71] a couple', () => {
  test('shares one file: the other joins by the mailed link, with an account of their own', async ({
    page,
    otherDevice,
    mailbox,
    at,
    newTenant,
  }) => {
    const ana = await newTenant()
    const noe = inventPerson()
    await openSignedIn(page, `${at.tenant}/mon-dossier/type`, ana.session)
    await chooseType(page, 'En couple')
    await expect(title(page)).toHaveText('Qui signera le bail avec vous ?')
    await page.getByLabel(/^Adresse e-mail de l’autre personne/).fill(noe.email)
    await goOn(page)
    await expect(title(page)).toHaveText('Quels sont votre situation et vos revenus ?')

    const theirs = otherDevice
    const invitation = linkIn(await mailbox.getMail(noe.email), '/invitation/')
    await theirs.goto(invitation)
    await expect(title(theirs)).toHaveText('Ana vous invite à rejoindre un dossier de location')
    await theirs.getByRole('link', { name: 'Créer mon compte' }).click()
    await fillSignUp(theirs, noe)
    await expect(theirs.getByRole('dialog')).toContainText(noe.email)
    await theirs.goto(linkIn(await mailbox.getMail(noe.email, /Confirmez/), '/confirmerCompte/'))
    await expect(title(theirs)).toHaveText('Votre compte est confirmé')
    await theirs.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
    await fillSignIn(theirs, noe)
    await expect(theirs).toHaveURL(invitation)

    await theirs.getByRole('button', { name: 'Rejoindre le dossier' }).click()
    await expect(
      theirs.getByRole('listitem').filter({ hasText: 'Cochez la case pour donner votre accord' }),
    ).toBeVisible()
    await theirs.getByRole('checkbox', { name: /^J’accepte de rejoindre ce dossier/ }).check()
    await theirs.getByRole('button', { name: 'Rejoindre le dossier' }).click()
    await expect(theirs).toHaveURL(`${at.tenant}/mon-dossier`)
    await expect(theirs.getByRole('listitem').filter({ hasText: 'A créé le dossier' })).toContainText('Ana')
    await theirs.getByRole('link', { name: 'Compléter mon dossier' }).click()
    await fillNames(theirs, { firstName: 'Noé', lastName: 'Petit' })
    await expect(title(theirs)).toHaveText('Quels sont votre situation et vos revenus ?')
    await theirs.getByRole('combobox', { name: /^Votre situation/ }).selectOption('En recherche d’emploi')
    await theirs.getByRole('checkbox', { name: /^Je n’ai aucun revenu/ }).check()
    await goOn(theirs)
    await expect(title(theirs)).toHaveText('Avez-vous un garant ?')
    await goOn(theirs)
    await giveDocument(theirs, 'Votre pièce d’identité', pdfFile('Carte.pdf'))
    await goOn(theirs)
    await giveDocument(theirs, 'Votre justificatif de domicile', pdfFile('Quittance.pdf'))
    await theirs.goto(`${at.tenant}/mon-dossier/recapitulatif`)
    await handIn(theirs)

    // each sees how far the other is, and nothing else of theirs
    await ana.fill()
    await page.goto(`${at.tenant}/mon-dossier`)
    const line = page.getByRole('listitem').filter({ hasText: 'Noé Petit' })
    await expect(line).toContainText('En cours de vérification')
    await expect(page.getByRole('main')).not.toContainText('Carte.pdf')
    await page.getByRole('link', { name: 'Relire et déposer' }).click()
    await handIn(page)

    await decide(ana.person.email)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Votre partie du dossier est vérifiée' })).toBeVisible()
    await decide(noe.email)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Votre dossier est vérifié' })).toBeVisible()
  })
})

test('[J-72] flatmates with guarantors: a person, a body; who is invited by mistake is removed', async ({
  page,
  at,
  newTenant,
}) => {
  const ana = await newTenant()
  const [noe, stranger] = [inventPerson(), inventPerson()]
  await openSignedIn(page, `${at.tenant}/mon-dossier/type`, ana.session)
  await chooseType(page, 'En colocation')
  for (const { email } of [noe, stranger]) {
    await page.getByLabel(/^Adresse e-mail d’un colocataire/).fill(email)
    await page.getByRole('button', { name: 'Inviter cette personne' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Invitation envoyée')
  }
  await page.getByRole('button', { name: `Retirer ${stranger.email} du dossier` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer du dossier' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: stranger.email })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: noe.email })).toBeVisible()
  await expect(focusedHeading(page)).toHaveText(await title(page).innerText())

  await ana.fill()
  await page.goto(`${at.tenant}/mon-dossier/garants`)
  await page.getByRole('link', { name: 'Ajouter un garant' }).click()
  await page.getByRole('radio', { name: 'Une personne' }).check()
  await page.getByLabel(/^Nom du garant/).fill('Durand')
  await page.getByLabel(/^Prénom du garant/).fill('Paul')
  await page.getByLabel(/^Revenus mensuels nets du garant/).fill('3 100')
  await page.getByRole('button', { name: 'Ajouter ce garant' }).click()
  await page.getByRole('link', { name: 'Ajouter un second garant' }).click()
  await page.getByRole('radio', { name: 'Un organisme de garantie' }).check()
  await page.getByLabel(/^Nom de l’organisme/).fill('Visale')
  await page.getByRole('button', { name: 'Ajouter ce garant' }).click()
  const guarantors = page.getByRole('list', { name: 'Vos garants' })
  await expect(guarantors).toContainText(/Paul Durand.*3\s100\s€ par mois/)
  await expect(guarantors).toContainText('Visale')
  await expect(page.getByRole('link', { name: /^Ajouter un/ })).toHaveCount(0)

  // one's own are there already
  await page
    .getByRole('navigation', { name: 'Étapes du dossier' })
    .getByRole('link', { name: /Paul Durand/ })
    .click()
  await giveDocument(page, 'Pièce d’identité : Paul Durand', pdfFile('Carte de Paul.pdf'))
  await goOn(page)
  await giveDocument(page, 'Justificatif de domicile : Paul Durand', pdfFile('Quittance de Paul.pdf'))
  await goOn(page)
  await expect(page.getByText('Vous pouvez continuer sans ce justificatif')).toBeVisible()
  await goOn(page)
  await giveDocument(page, 'Justificatifs de ressources : Paul Durand', pdfFile('Avis de Paul.pdf'))
  await goOn(page)
  await giveDocument(page, 'Certificat de garantie : Visale', pdfFile('Visa.pdf'))
  await goOn(page)
  await expect(page.getByRole('main')).toContainText('Justificatifs de votre garant : Visale')
  await handIn(page)
  await expect(page.getByRole('listitem').filter({ hasText: noe.email })).toContainText('Invitation envoyée')
})

test('[J-192] a guarantor is told by the service what is kept about them', async ({ page, at, mailbox, newTenant }) => {
  const ana = await newTenant()
  await ana.fill()
  const guarantor = inventPerson()
  await openSignedIn(page, `${at.tenant}/mon-dossier/garant`, ana.session)
  await page.getByRole('radio', { name: 'Une personne' }).check()
  await page.getByLabel(/^Nom du garant/).fill('Durand')
  await page.getByLabel(/^Prénom du garant/).fill('Paul')
  await page.getByLabel(/^Adresse e-mail du garant/).fill(guarantor.email)
  await page.getByLabel(/^Revenus mensuels nets du garant/).fill('3 100')
  await page.getByRole('button', { name: 'Ajouter ce garant' }).click()
  await expect(page.getByRole('list', { name: 'Vos garants' })).toContainText(guarantor.email)

  const mail = await mailbox.getMail(guarantor.email, /vous indique comme garant$/)
  expect(mail.text).toContain('Bonjour Paul,')
  await page.goto(linkIn(mail, '/information-garants'))
  await expect(title(page)).toHaveText('Information des garants')
})
