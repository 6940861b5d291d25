import { expect, type Page } from '@playwright/test'
import { applicationsOn } from '#support/applications.ts'
import { title } from '#support/applying.ts'
import { linkIn } from '#support/mailbox.ts'
import { saveBy } from '#support/opened-files.ts'
import { inventPerson } from '#support/people.ts'
import { completeProperty } from '#support/properties.ts'
import { signInPages } from '#support/providers/provider.ts'
import { openSignedIn } from '#support/session.ts'
import { fillSignIn } from '#support/sign-in.ts'
import { test } from '#support/test.ts'

test('[J-78] a tenant deletes everything: owners see nothing any more, and the account is gone', async ({
  page,
  otherDevice,
  signedIn,
  mailbox,
  at,
  newTenant,
}) => {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  const ana = await newTenant({ status: 'VALIDATED' })
  await ana.apply(token)
  await page.goto(`/consulte-propriete/${id}`)
  const row = applicationsOn(page).rowOf('Durand Ana')
  await expect(row).toBeVisible()

  const theirs = otherDevice
  await openSignedIn(theirs, `${at.tenant}/mon-compte`, ana.session)
  await theirs.getByRole('button', { name: 'Tout supprimer' }).click()
  const question = theirs.getByRole('alertdialog')
  await expect(question).toContainText(ana.person.email)
  await expect(question).toContainText(/ses 4 justificatifs/)
  await question.getByRole('button', { name: 'Tout supprimer' }).click()
  await expect(theirs).toHaveURL(`${at.tenant}/compte-supprime`)
  await expect(theirs.getByText('Numéro de reçu')).toBeVisible()
  await expect(theirs.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(row).toHaveCount(0)
  await mailbox.getMail(ana.person.email, /supprimé/)
  await theirs.goto(`${at.tenant}/mon-dossier`)
  await fillSignIn(theirs, ana.person)
  await expect(signInPages.refusal(theirs)).toBeVisible()
})

test('[J-79] a tenant downloads everything that is kept about them', async ({ page, at, newTenant }) => {
  const { person, session } = await newTenant({ status: 'TO_PROCESS' })
  await openSignedIn(page, `${at.tenant}/mon-compte`, session)
  const { name, bytes } = await saveBy(page, () =>
    page.getByRole('button', { name: 'Télécharger mes données' }).click(),
  )
  expect(name).toMatch(/^mes-donnees-\d{4}-\d{2}-\d{2}[.]json$/)
  for (const fact of [person.email, 'Durand', 'PERMANENT_CONTRACT', 'justificatif.pdf'])
    expect(bytes.toString()).toContain(fact)
})

const askForEmail = async (page: Page, email: string) => {
  await page.getByLabel(/^Nouvelle adresse e-mail/).fill(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
}

test.describe('[J-86] another e-mail address of a tenant', () => {
  test('waits for its mailed link, and the old one is told', async ({ page, otherDevice, mailbox, at, newTenant }) => {
    const { email: newEmail } = inventPerson()
    const { person, session } = await newTenant({ status: 'VALIDATED' })
    await openSignedIn(page, `${at.tenant}/mon-compte`, session)
    const facts = page.getByRole('definition')
    await askForEmail(page, newEmail)
    const pending = page.getByText('Un changement d’adresse attend votre confirmation')
    await expect(pending).toBeVisible()
    await page.reload()
    await expect(pending).toBeVisible()
    await expect(facts.filter({ hasText: person.email })).toBeVisible()

    const notice = await mailbox.getMail(person.email, /Changement d’adresse/)
    expect(notice.text).toContain(newEmail)
    const link = linkIn(await mailbox.getMail(newEmail, /Confirmez votre nouvelle adresse/), '/confirmer-email/')
    expect(new URL(link).origin).toBe(at.tenant)
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirmer cette adresse' }).click()
    await expect(title(page)).toHaveText('Votre adresse e-mail a été changée')
    await page.getByRole('link', { name: 'Aller à mon compte' }).click()
    await expect(facts.filter({ hasText: newEmail })).toBeVisible()
    await expect(pending).toBeHidden()

    await otherDevice.goto(`${at.tenant}/mon-dossier`)
    await fillSignIn(otherDevice, person)
    await expect(signInPages.refusal(otherDevice)).toBeVisible()
    await fillSignIn(otherDevice, { ...person, email: newEmail })
    await expect(otherDevice).toHaveURL(`${at.tenant}/mon-dossier`)
  })

  test.describe('that someone has, or whose link was used', () => {
    test.use({ expectedErrors: /status of 4(09|10)/ })

    test('is refused', async ({ page, mailbox, at, newTenant }) => {
      const { email: newEmail } = inventPerson()
      const [{ session }, other] = [await newTenant(), await newTenant()]
      await openSignedIn(page, `${at.tenant}/mon-compte`, session)
      await askForEmail(page, other.person.email)
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Cette adresse e-mail est déjà utilisée' }),
      ).toBeVisible()

      await askForEmail(page, newEmail)
      const link = linkIn(await mailbox.getMail(newEmail, /Confirmez votre nouvelle adresse/), '/confirmer-email/')
      for (const outcome of ['Votre adresse e-mail a été changée', 'Le lien a expiré ou a déjà servi']) {
        await page.goto(link)
        await page.getByRole('button', { name: 'Confirmer cette adresse' }).click()
        await expect(title(page)).toHaveText(outcome)
      }
    })
  })
})
