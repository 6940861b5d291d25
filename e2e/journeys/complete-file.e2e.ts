import { expect, type Page } from '@playwright/test'
import { applicationsOn, openApplicants } from '#support/applications.ts'
import { title } from '#support/applying.ts'
import { saveBy } from '#support/opened-files.ts'
import { inventPerson } from '#support/people.ts'
import { completeProperty } from '#support/properties.ts'
import { openSession, openSignedIn } from '#support/session.ts'
import { fillSignIn, signInByForm } from '#support/sign-in.ts'
import { test } from '#support/test.ts'

const fileTitle = 'Dossier de location : Ana Durand'
const openFile = async (page: Page, propertyId: string) => {
  await page.goto(`/consulte-propriete/${propertyId}`)
  await applicationsOn(page)
    .rowOf('Durand Ana')
    .getByRole('link', { name: /^Voir le dossier/ })
    .click()
  await expect(title(page)).toHaveText(fileTitle)
}

test('[J-141] an owner comes back to a file through sign-in, and reads the next and the previous application', async ({
  page,
  otherDevice,
  owner,
  signedIn,
  at,
  newTenant,
}) => {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  await (await newTenant({ status: 'VALIDATED' })).apply(token)
  await openApplicants(at).applyAll(token, [
    [{ lastName: 'Zola', firstName: 'Émile', monthlyIncome: 1_500 }],
    [{ lastName: 'Noir', firstName: 'Jean', monthlyIncome: 1_000, status: 'TO_PROCESS' }],
  ])
  await openFile(page, id)

  // a bookmark, in a browser without a session
  const other = otherDevice
  await other.goto(page.url())
  await fillSignIn(other, owner)
  await expect(title(other)).toHaveText(fileTitle)
  expect(other.url()).toBe(page.url())

  await page.goto(`/consulte-propriete/${id}?tri=nom`)
  await applicationsOn(page)
    .rowOf('Durand Ana')
    .getByRole('link', { name: /^Voir le dossier/ })
    .click()
  const neighbours = page.getByRole('navigation', { name: 'Autres candidatures pour ce bien' })
  await expect(neighbours).toContainText('1 sur 3')
  await neighbours.getByRole('link', { name: /^Suivante/ }).press('Enter')
  await expect(title(page)).toHaveText('Candidature : Noir Jean')
  await expect(page.getByRole('main')).toContainText('Ce dossier n’est pas encore vérifié')
  await expect(neighbours).toContainText('2 sur 3')
  await neighbours.getByRole('link', { name: /^Suivante/ }).press('Enter')
  await expect(title(page)).toHaveText('Dossier de location : Émile Zola')
  await expect(page.getByRole('link', { name: /^Ouvrir le dossier dans ce service/ })).toBeVisible()
  await neighbours.getByRole('link', { name: /^Précédente/ }).press('Enter')
  await expect(title(page)).toHaveText('Candidature : Noir Jean')
  await page.getByRole('link', { name: `Candidatures : ${completeProperty.name}` }).click()
  await expect(page).toHaveURL(/tri=nom/)
  await expect(applicationsOn(page).names).toHaveCount(3)
})

test.describe('[J-142] a viewing link', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('shows a file to somebody without an account, is named to the applicant, and ends when revoked', async ({
    page,
    browser,
    signedIn,
    at,
    mailbox,
    newTenant,
  }) => {
    const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
    const ana = await newTenant({ status: 'VALIDATED' })
    await ana.apply(token)
    await openFile(page, id)
    await page.getByRole('button', { name: 'Créer un lien de consultation' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Ma copropriétaire')
    await dialog.getByRole('button', { name: 'Créer le lien' }).click()
    const address = await dialog.getByRole('textbox', { name: 'Lien de consultation' }).inputValue()
    expect(address).toMatch(new RegExp(`^${at.web}/consultation/[\\w-]{43}$`))
    await dialog.getByRole('button', { name: 'Terminé' }).click()
    const mail = await mailbox.getMail(ana.person.email, /^Le propriétaire montre votre dossier à une autre personne$/)
    expect(mail.text).toContain('Ma copropriétaire')

    const guest = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
    const response = await guest.goto(address)
    expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    await expect(title(guest)).toHaveText(fileTitle)
    await expect(guest.getByRole('main')).toContainText('Jeanne Martin vous montre ce dossier')
    const whole = await saveBy(guest, () => guest.getByRole('button', { name: 'Télécharger le dossier (PDF)' }).click())
    expect(whole.bytes.toString('latin1', 0, 5)).toBe('%PDF-')

    const applicant = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
    await openSignedIn(applicant, `${at.tenant}/acces`, ana.session)
    const access = applicant.getByRole('article')
    await expect(access).toContainText('Ma copropriétaire')
    await access.getByText(/consultations?, la dernière le/).click()
    await expect(access).toContainText(/Dossier ouvert par le lien pour «\sMa copropriétaire\s»/)
    await expect(access).toContainText('Dossier ouvert par Jeanne Martin')

    const links = page.getByRole('list', { name: 'Liens de consultation' })
    await expect(links).toContainText('Ouvert 1 fois')
    await links.getByRole('button', { name: 'Désactiver le lien pour Ma copropriétaire' }).click()
    await expect(links).toContainText('Désactivé')
    await expect(page.getByRole('heading', { name: 'Montrer ce dossier à quelqu’un' })).toBeFocused()
    await guest.reload()
    await expect(title(guest)).toHaveText('Ce lien n’ouvre aucun dossier')
    await expect(guest.getByRole('main')).not.toContainText('Durand')
    await guest.context().close()
    await applicant.context().close()
  })
})

test.describe('[J-143] a link of an old mail', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('leads its owner to the new page, and nobody else anywhere', async ({
    page,
    otherDevice,
    owner,
    signedIn,
    at,
    createOwner,
    newTenant,
  }) => {
    const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
    await (await newTenant({ status: 'VALIDATED' })).apply(token)
    const { accessToken } = await openSession(at, 'owner', owner)
    const answer = await fetch(`${at.api}property/${id}`, { headers: { authorization: `Bearer ${accessToken}` } })
    const { propertiesApartmentSharing } = (await answer.json()) as {
      propertiesApartmentSharing: { apartmentSharing: { token: string } }[]
    }
    const oldLink = `${at.tenant}/dossier/${propertiesApartmentSharing[0]?.apartmentSharing.token}`
    await page.goto(oldLink)
    await expect(title(page)).toHaveText(fileTitle)
    await expect(page).toHaveURL(new RegExp(`^${at.web}/candidature/[\\w-]{36}$`))

    const stranger = await createOwner(inventPerson())
    await signInByForm(otherDevice, stranger)
    await otherDevice.goto(oldLink)
    await expect(title(otherDevice)).toHaveText('Page introuvable')
  })
})
