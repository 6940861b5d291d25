import { expect } from '@playwright/test'
import { inventPerson } from '#support/people.ts'
import { signInPages } from '#support/providers/provider.ts'
import { expectGreeting, expectSignInPage, fillSignIn, signIn } from '#support/sign-in.ts'
import { test } from '#support/test.ts'

/** A page of each kind of access, and who sees what there. `shown`: its title. */
const pages = [
  { path: '/', shown: 'Louez en toute clarté', signedIn: 'dashboard' },
  { path: '/creation', shown: 'Créer mon compte', signedIn: 'shown' },
  { path: '/mot-de-passe-oublie', shown: 'Mot de passe oublié', signedIn: 'dashboard' },
  { path: '/renvoyer-confirmation', shown: 'Renvoyer l’e-mail de confirmation', signedIn: 'dashboard' },
  { path: '/modifier-mot-de-passe/jeton', shown: 'Choisir un nouveau mot de passe', signedIn: 'dashboard' },
  { path: '/nulle-part', shown: /introuvable/, signedIn: 'shown' },
  { path: '/home', shown: undefined, signedIn: 'dashboard' },
  { path: '/proprietaire', shown: 'Mes données personnelles', needsSignIn: true, signedIn: 'shown' },
] as const

test.describe('[J-16] every page', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('is shown to a visitor, or leads to sign-in', async ({ page }) => {
    for (const { path, shown, ...it } of pages) {
      await page.goto(path)
      if ('needsSignIn' in it || !shown) await expectSignInPage(page)
      else await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(shown)
    }
  })

  test('is shown to an owner, or leads to the dashboard', async ({ page, owner }) => {
    await signIn(page, owner)
    for (const { path, shown, signedIn } of pages) {
      await page.goto(path)
      if (signedIn === 'dashboard') await expectGreeting(page, owner.firstName)
      else await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(shown)
    }
  })

  test('that needs a name leads whoever has none to the account page', async ({ page, createOwner, at }) => {
    const nameless = await createOwner({ ...inventPerson(), firstName: '', lastName: '' })
    await page.goto('/home')
    await fillSignIn(page, nameless)
    await expect(page).toHaveURL(`${at.web}/proprietaire`)
    await page.goto('/')
    await expect(page).toHaveURL(`${at.web}/proprietaire`)
  })
})

test.describe('[J-17] after sign-in', () => {
  test('one is back on the page that asked for it', async ({ page, owner, at }) => {
    await page.goto('/proprietaire?depuis=mail')
    await fillSignIn(page, owner)
    await expect(page.getByLabel(/^Prénom/)).toHaveValue(owner.firstName)
    await expect(page).toHaveURL(`${at.web}/proprietaire?depuis=mail`)
  })

  test('one never is on another site', async ({ page, request, owner, at }) => {
    for (const address of ['//evil.example/', '/\\evil.example', '/%2f%2fevil.example']) {
      await page.goto(`/proprietaire?retour=${encodeURIComponent(address)}`)
      await expectSignInPage(page)
      await expect(page).not.toHaveURL(/^https?:\/\/evil/)
    }
    const url = new URL(page.url())
    const asked = await request.get(
      `${at.identity}/realms/owner/protocol/openid-connect/auth?${new URLSearchParams({
        client_id: 'owner-front',
        response_type: 'code',
        scope: 'openid',
        state: 'x',
        nonce: 'x',
        code_challenge: 'A'.repeat(43),
        code_challenge_method: 'S256',
        redirect_uri: 'https://evil.example/',
      })}`,
      { maxRedirects: 0 },
    )
    expect(url.origin).toBe(at.identity)
    expect(asked.status()).toBe(400)
    expect(asked.headers()['location']).toBeUndefined()

    await fillSignIn(page, owner)
    await expect(page.getByLabel(/^Prénom/)).toHaveValue(owner.firstName)
    expect(new URL(page.url()).origin).toBe(at.web)
  })

  test('a wrong password first changes nothing of that', async ({ page, owner, at }) => {
    await page.goto('/proprietaire')
    await fillSignIn(page, { ...owner, password: 'Pas-la-bonne-1' })
    await expect(signInPages.refusal(page)).toBeVisible()
    await fillSignIn(page, owner)
    await expect(page).toHaveURL(`${at.web}/proprietaire`)
  })
})
