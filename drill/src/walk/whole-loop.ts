import { applicationsOn } from '@bailclair/e2e/support/applications.ts'
import { consentBox, expectResult, title } from '@bailclair/e2e/support/applying.ts'
import { linkIn } from '@bailclair/e2e/support/mailbox.ts'
import { expect } from '@bailclair/e2e/support/patient-expect.ts'
import { inventPerson, type Person } from '@bailclair/e2e/support/people.ts'
import { signInPages } from '@bailclair/e2e/support/providers/provider.ts'
import type { Credentials } from '@bailclair/e2e/support/session.ts'
import { expectGreeting, fillSignIn } from '@bailclair/e2e/support/sign-in.ts'
import { fillSignUp } from '@bailclair/e2e/support/sign-up.ts'
import { acceptAtDesk, makeFile, publish, signUpFrom, zelie } from '@bailclair/e2e/support/whole-loop.ts'
import { codeOf } from '@bailclair/one-machine/stack/code-of.ts'
import type { Page } from '@playwright/test'
import type { MailServer } from '#stack/mail-server.ts'
import type { Stack } from '#stack/stack.ts'
import { openBrowser } from './open-browser.ts'

/** The machine is busy with everything at once. */
const timeoutMs = 90_000

/** Sign-up by mail, property, share link, file with documents, verification, and the owner reads. Throws where it stops. */
export async function walkWholeLoop(stack: Stack): Promise<void> {
  const { at, mail } = stack
  const browser = await openBrowser(stack)
  const openPage = async (baseURL: string) => {
    const page = await (await browser.newContext({ baseURL, locale: 'fr-FR', reducedMotion: 'reduce' })).newPage()
    page.setDefaultTimeout(timeoutMs)
    return page
  }
  try {
    const [page, theirs, desk] = [await openPage(at.web), await openPage(at.tenant), await openPage(at.desk)]
    const owner = inventPerson()
    await becomeOwner(page, owner, mail)
    const link = await publish(page)
    const consultPage = page.url().replace('?partage=1', '')

    const applicant = { ...inventPerson(), firstName: zelie.firstName, lastName: zelie.lastName }
    await signUpFrom(theirs, link, applicant)
    await confirmAndSignIn(theirs, applicant, mail)
    await makeFile(theirs)
    await theirs.goto('/mon-dossier')
    await theirs.getByRole('link', { name: 'Finir ma candidature' }).click()
    await consentBox(theirs).check()
    await theirs.getByRole('button', { name: 'Candidater' }).click()
    await expectResult(theirs, link)

    await acceptAtDesk(desk, await employVerifier(stack), signInWithNewFactor)
    await mail.getMail(applicant.email, /vérifié/)
    await mail.getMail(owner.email, /vérifié/)

    await page.goto(consultPage)
    const row = applicationsOn(page).rowOf('Xanthe Zélie')
    await expect(row).toContainText(/2\s480\s€/)
    await row.getByRole('link', { name: /^Voir le dossier/ }).click()
    await expect(title(page)).toHaveText('Dossier de location : Zélie Xanthe')
  } finally {
    await browser.close()
  }
}

async function becomeOwner(page: Page, owner: Person, mail: MailServer) {
  await page.goto('/creation')
  await fillSignUp(page, owner)
  await expect(page.getByRole('dialog', { name: 'Consultez votre messagerie' })).toContainText(owner.email)
  await confirmAndSignIn(page, owner, mail)
  await expect(page.getByText('Comment vous appelez-vous')).toBeVisible()
  await page.getByLabel(/^Nom/).fill(owner.lastName)
  await page.getByLabel(/^Prénom/).fill(owner.firstName)
  await page.getByRole('button', { name: 'Ouvrir mon tableau de bord' }).click()
  await expectGreeting(page, owner.firstName)
}

async function confirmAndSignIn(page: Page, person: Person, mail: MailServer) {
  const { text } = await mail.getMail(person.email, /Confirmez/, timeoutMs)
  await page.goto(linkIn({ text }, '/confirmerCompte/'))
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).last().click()
  await signInPages.password(page).fill(person.password)
  await signInPages.submit(page).click()
}

/** By the operator's command, as in a new installation. */
async function employVerifier({ release }: Stack): Promise<Person> {
  const person = { ...inventPerson(), firstName: 'Vera', lastName: 'Poste', password: 'Clef-de-voute-au-poste-7' }
  const names = ['--first-name', person.firstName, '--last-name', person.lastName]
  const create = ['staff', 'create', person.email, ...names, '--password-stdin']
  await release.runCommand('bailclair-api', create, `${person.password}\n`)
  return person
}

/** The first sign-in of the team asks for a second factor. */
async function signInWithNewFactor(page: Page, person: Credentials) {
  await fillSignIn(page, person)
  await page.getByRole('link', { name: 'Utiliser une application de codes' }).click()
  const secret = await page.locator('code.secret').innerText()
  await signInPages.code(page).fill(codeOf(secret))
  await page.getByRole('button', { name: 'Ajouter l’application' }).click()
}
