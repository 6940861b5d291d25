import { administrator } from '@bailclair/one-machine/keycloak/keycloak-identity.ts'
import { codeOf } from '@bailclair/one-machine/stack/code-of.ts'
import { demoCodes } from '@bailclair/one-machine/stack/demo-codes.ts'
import { ensureAccount } from '@bailclair/one-machine/stack/ensure-account.ts'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { expect, type Page } from '@playwright/test'
import { createApplication } from '#support/application.ts'
import { addAuthenticator } from '#support/authenticator.ts'
import { inventPerson } from '#support/people.ts'
import { signInPages } from '#support/providers/provider.ts'
import { test } from '#support/test.ts'

// The pages are Keycloak's own: what they log is not ours to fail on.
test.use({ expectedErrors: /./ })

async function newPerson(at: Addresses, realm: 'owner' | 'tenant' | 'staff') {
  const person = inventPerson()
  const id = await ensureAccount(at.identity, realm, person, new AbortController().signal)
  return { ...person, id }
}

/** As `npm run staff -- reset-factors` does. */
async function removeFactors(at: Addresses, id: string) {
  const token = await fetch(`${at.identity}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', ...administrator }),
  })
  const { access_token } = (await token.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  const credentials = `${at.identity}/admin/realms/staff/users/${id}/credentials`
  const listed = (await (await fetch(credentials, { headers })).json()) as { id: string; type: string }[]
  for (const { id: credential } of listed.filter(({ type }) => type !== 'password'))
    expect((await fetch(`${credentials}/${credential}`, { method: 'DELETE', headers })).status).toBe(204)
}

/** Fills Keycloak's page for a new code app; returns its secret. */
async function setUpCodeApp(page: Page): Promise<string> {
  await page.locator('#mode-manual').click()
  const secret = (await page.locator('#kc-totp-secret-key').textContent()) ?? ''
  // the step before, so that the code of now is still unused
  await page.locator('#totp').fill(codeOf(secret, -30))
  await page.locator('#userLabel').fill('Mon téléphone')
  await page.locator('#saveTOTPBtn').click()
  return secret
}

async function typeCode(page: Page, code: string) {
  await signInPages.code(page).fill(code)
  await signInPages.submitCode(page).click()
}

for (const realm of ['owner', 'tenant'] as const)
  test(`a passkey of realm ${realm} is added by kc_action and signs in alone`, async ({ page, at }) => {
    const person = await newPerson(at, realm)
    const app = await createApplication(page, at, realm)
    const authenticator = await addAuthenticator(page)
    await app.ask()
    await app.typePassword(person)
    expect(await app.claims()).toMatchObject({ sub: person.id, acr: '1', amr: ['pwd'] })

    page.on('dialog', (dialog) => void dialog.accept('Mon ordinateur'))
    await app.ask({ kc_action: 'webauthn-register-passwordless' })
    await page.locator('#registerWebAuthn').click()
    expect(await app.answer()).toMatchObject({ kc_action_status: 'success', state: 'the-state' })

    await page.context().clearCookies()
    await app.ask()
    expect(await app.claims()).toMatchObject({ sub: person.id, acr: '2', amr: ['pop'] })
    // the session keeps its level, and the password alone still opens the account
    await app.ask({ prompt: 'none' })
    expect(await app.claims()).toMatchObject({ acr: '2' })
    await authenticator.remove()
    await page.context().clearCookies()
    await app.ask()
    await app.typePassword(person)
    expect(await app.claims()).toMatchObject({ acr: '1', amr: ['pwd'] })
  })

test('a code app asks for a code, each once; a recovery code replaces it', async ({ page, at }) => {
  const person = await newPerson(at, 'owner')
  const app = await createApplication(page, at, 'owner')
  await app.ask({ kc_action: 'CONFIGURE_TOTP' })
  await app.typePassword(person)
  const secret = await setUpCodeApp(page)
  expect(await app.answer()).toMatchObject({ kc_action_status: 'success' })
  // the account has two factors now, and the session one
  await app.ask({ kc_action: 'CONFIGURE_RECOVERY_AUTHN_CODES' })
  await signInPages.password(page).fill(person.password)
  await signInPages.submit(page).click()
  await typeCode(page, codeOf(secret))
  await expect(page.locator('#kc-recovery-codes-list')).toBeVisible()
  const codes = await page.locator('#kc-recovery-codes-list li').allTextContents()
  await page.locator('#kcRecoveryCodesConfirmationCheck').check()
  await page.locator('#saveRecoveryAuthnCodesBtn').click()
  expect(await app.answer()).toMatchObject({ kc_action_status: 'success' })

  await page.context().clearCookies()
  await app.ask()
  await app.typePassword(person)
  const code = codeOf(secret, 30)
  await typeCode(page, code)
  expect(await app.claims()).toMatchObject({ sub: person.id, acr: '2', amr: expect.arrayContaining(['pwd', 'otp']) })

  await page.context().clearCookies()
  await app.ask()
  await app.typePassword(person)
  await typeCode(page, code)
  await expect(signInPages.code(page)).toBeVisible()
  await page.locator('#try-another-way').click()
  await page.getByRole('button', { name: /secours|récupération|recovery/i }).click()
  await page.locator('#recoveryCodeInput').fill((codes[0] ?? '').replace(/^\s*\d+:\s*|\s|-/g, ''))
  await page.locator('#kc-login').click()
  expect(await app.claims()).toMatchObject({ acr: '2', amr: expect.arrayContaining(['pwd', 'otp']) })
})

test('an action needs a recent sign-in, and can be cancelled', async ({ page, at }) => {
  const person = await newPerson(at, 'owner')
  const app = await createApplication(page, at, 'owner')
  await app.ask({ kc_action: 'UPDATE_PASSWORD' })
  await app.typePassword(person)
  await expect(page.locator('#password-new')).toBeVisible()
  await page.locator('[name="cancel-aia"]').click()
  expect(await app.answer()).toMatchObject({ kc_action_status: 'cancelled' })
  const next = 'another battery staple 27'
  await app.ask({ kc_action: 'UPDATE_PASSWORD' })
  await page.locator('#password-new').fill(next)
  await page.locator('#password-confirm').fill(next)
  await page.locator('[type="submit"]').first().click()
  expect(await app.answer()).toMatchObject({ kc_action_status: 'success' })
  await page.context().clearCookies()
  await app.ask()
  await app.typePassword({ ...person, password: next })
  expect(await app.claims()).toMatchObject({ sub: person.id })
})

test('somebody of the team sets up a code app before they get a token', async ({ page, at }) => {
  const person = await newPerson(at, 'staff')
  await removeFactors(at, person.id)
  const app = await createApplication(page, at, 'staff')
  await app.ask({ acr_values: '1' })
  await app.typePassword(person)
  await expect(page.locator('#mode-manual')).toBeVisible()
  // neither a session nor a code before it is done
  await app.ask({ prompt: 'none' })
  expect(await app.answer()).toMatchObject({ error: 'login_required' })
  await app.ask()
  await app.typePassword(person)
  const secret = await setUpCodeApp(page)
  expect(await app.claims()).toMatchObject({ sub: person.id, acr: '2' })

  await page.context().clearCookies()
  await app.ask({ acr_values: '1' })
  await app.typePassword(person)
  await typeCode(page, '000000')
  await expect(signInPages.code(page)).toBeVisible()
  await typeCode(page, codeOf(secret))
  expect(await app.claims()).toMatchObject({ acr: '2', amr: expect.arrayContaining(['pwd', 'otp']) })
  await app.ask({ prompt: 'none' })
  expect(await app.claims()).toMatchObject({ acr: '2' })
})

test('somebody of the team signs in with a passkey alone', async ({ page, at }) => {
  const person = await newPerson(at, 'staff')
  const app = await createApplication(page, at, 'staff')
  await addAuthenticator(page)
  await app.ask({ kc_action: 'webauthn-register-passwordless' })
  await app.typePassword(person)
  const [code = ''] = demoCodes()
  await typeCode(page, code)
  page.on('dialog', (dialog) => void dialog.accept('Mon ordinateur'))
  await page.locator('#registerWebAuthn').click()
  expect(await app.claims()).toMatchObject({ acr: '2' })
  await page.context().clearCookies()
  await app.ask()
  expect(await app.claims()).toMatchObject({ sub: person.id, acr: '2', amr: ['pop'] })
  await app.ask({ kc_action: 'CONFIGURE_RECOVERY_AUTHN_CODES' })
  expect(await app.answer()).toHaveProperty('code')
})

test('signing in again asks for both factors', async ({ page, at }) => {
  const person = await newPerson(at, 'staff')
  const app = await createApplication(page, at, 'staff')
  const [now = '', next = ''] = demoCodes()
  await app.ask()
  await app.typePassword(person)
  await typeCode(page, now)
  const before = await app.claims()
  await page.waitForTimeout(1_100) // auth_time counts seconds
  await app.ask({ prompt: 'login' })
  await signInPages.password(page).fill(person.password)
  await signInPages.submit(page).click()
  await typeCode(page, next)
  const after = await app.claims()
  expect(after).toMatchObject({ acr: '2', sid: before.sid })
  expect(after.auth_time).toBeGreaterThan(before.auth_time)
})
