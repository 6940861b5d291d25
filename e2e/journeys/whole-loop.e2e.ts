import { expect } from '@playwright/test'
import { applicationsOn } from '#support/applications.ts'
import { consentBox, expectResult, title } from '#support/applying.ts'
import { linkIn } from '#support/mailbox.ts'
import { saveBy } from '#support/opened-files.ts'
import { inventPerson } from '#support/people.ts'
import { signInPages } from '#support/providers/provider.ts'
import { signInByForm } from '#support/sign-in.ts'
import { test } from '#support/test.ts'
import { createVerifier } from '#support/verifier.ts'
import { acceptAtDesk, makeFile, publish, signUpFrom, zelie } from '#support/whole-loop.ts'

// three people, three sites, four mails
test.describe.configure({ timeout: 240_000 })
test.use({ expectedErrors: /status of (404|422)|Failed to apply/ })

test('[J-90] an owner shares, an applicant applies, the team verifies, the owner reads, the applicant withdraws', async ({
  page,
  otherDevice,
  browser,
  owner,
  mailbox,
  at,
}) => {
  await signInByForm(page, owner)
  const link = await publish(page)
  const consultPage = page.url().replace('?partage=1', '')

  const applicant = { ...inventPerson(), firstName: zelie.firstName, lastName: zelie.lastName }
  const theirs = otherDevice
  await signUpFrom(theirs, link, applicant)
  await theirs.goto(linkIn(await mailbox.getMail(applicant.email), '/confirmerCompte/'))
  await theirs.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await signInPages.password(theirs).fill(applicant.password)
  await signInPages.submit(theirs).click()
  await makeFile(theirs)
  await theirs.goto(`${at.tenant}/mon-dossier`)
  await theirs.getByRole('link', { name: 'Finir ma candidature' }).click()
  // the consent of the sign-up is asked for again (decision 83)
  await consentBox(theirs).check()
  await theirs.getByRole('button', { name: 'Candidater' }).click()
  await expectResult(theirs, link)
  await expect(title(theirs)).toHaveText('Candidature transmise, dossier en cours de vérification')

  await page.goto(consultPage)
  const row = applicationsOn(page).rowOf('Xanthe Zélie')
  await expect(row).toContainText('En cours de traitement')
  await expect(row).not.toContainText('€')

  const desk = await (await browser.newContext({ baseURL: at.desk, locale: 'fr-FR' })).newPage()
  await acceptAtDesk(desk, await createVerifier(at))
  await mailbox.getMail(applicant.email, /vérifié/)
  await mailbox.getMail(owner.email, /vérifié/)
  await desk.context().close()

  await expect(row).toContainText(/2\s480\s€/)
  await expect(row).toContainText(/29\s%/) // 720 of 2,480
  await row.getByRole('link', { name: /^Voir le dossier/ }).click()
  await expect(title(page)).toHaveText('Dossier de location : Zélie Xanthe')
  const whole = await saveBy(page, () => page.getByRole('button', { name: 'Télécharger le dossier (PDF)' }).click())
  expect(whole.name).toMatch(/^Dossier .*Xanthe.*[.]pdf$/)
  expect(whole.bytes.toString('latin1', 0, 5)).toBe('%PDF-')

  await theirs.goto(`${at.tenant}/acces`)
  const access = theirs.getByRole('article')
  await access.getByRole('button', { name: /^Retirer mon dossier/ }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Retirer mon dossier' }).click()
  await expect(theirs.getByRole('heading', { name: 'Personne ne voit votre dossier' })).toBeVisible()
  await page.reload()
  await expect(title(page)).toHaveText('Cette candidature n’est pas dans votre liste')
  await page.goto(consultPage)
  await expect(page.getByRole('heading', { name: 'Pas encore de candidature' })).toBeVisible()
  await mailbox.getMail(owner.email, /^Une candidature a été retirée$/)
})
