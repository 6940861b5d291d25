import { expect } from '@playwright/test'
import { linkIn } from '#support/mailbox.ts'
import { inventPerson } from '#support/people.ts'
import { signInPages } from '#support/providers/provider.ts'
import { fillSignIn } from '#support/sign-in.ts'
import { fillSignUp } from '#support/sign-up.ts'
import { test } from './test.ts'

test('[J-05] someone signs up in WebKit, confirms, signs in and is greeted; a reload asks nothing', async ({
  webkit,
  mailbox,
  at,
}) => {
  const person = inventPerson()
  await webkit.goto(`${at.web}/home`)
  await signInPages.signUp(webkit.asPlaywright).click()
  await webkit.waitForURL(/\/creation$/)
  await fillSignUp(webkit.asPlaywright, person)
  const dialog = webkit.getByRole('dialog', { name: 'Consultez votre messagerie' })
  await dialog.getByRole('button', { name: 'J’ai compris' }).click()

  await webkit.goto(linkIn(await mailbox.getMail(person.email, /Confirmez votre compte/), '/confirmerCompte/'))
  await webkit.waitForTitle('Votre compte est confirmé')
  await webkit.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  expect(await webkit.getByLabel(/^Adresse e-mail/).inputValue()).toBe(person.email)
  await signInPages.password(webkit.asPlaywright).fill(person.password)
  await signInPages.submit(webkit.asPlaywright).click()
  await webkit.getByLabel(/^Nom/).fill('d’alembert')
  await webkit.getByLabel(/^Prénom/).fill('Jeanne')
  await webkit.getByRole('button', { name: 'Ouvrir mon tableau de bord' }).click()
  await webkit.waitForTitle('Bonjour Jeanne')

  await webkit.reload()
  await webkit.waitForTitle('Bonjour Jeanne')
  // the public pages find the session, too
  await webkit.goto(`${at.web}/aide`)
  await webkit.getByRole('link', { name: 'Mes biens' }).waitFor()
})

test('[J-12] signing out in one window of WebKit ends the other', async ({ webkit, owner, at }) => {
  await webkit.goto(`${at.web}/home`)
  await fillSignIn(webkit.asPlaywright, owner)
  await webkit.waitForTitle(`Bonjour ${owner.firstName}`)
  const first = await webkit.currentWindow()

  const second = await webkit.newWindow()
  await webkit.switchTo(second)
  await webkit.goto(`${at.web}/proprietaire`)
  await expect.poll(() => webkit.getByLabel(/^Prénom/).inputValue()).toBe(owner.firstName)

  await webkit.switchTo(first)
  const signOut = webkit.getByRole('button', { name: 'Se déconnecter', exact: true })
  await signOut.click()
  await webkit.waitForURL(new RegExp(`^${at.web}/$`))
  await webkit.switchTo(second)
  await signOut.waitUntilGone()
  await webkit.goto(`${at.web}/home`)
  await webkit.waitForURL(/\/realms\/owner\//)
})
