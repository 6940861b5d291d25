import { codeOf } from '@bailclair/one-machine/stack/code-of.ts'
import { demonstration } from '@bailclair/one-machine/stack/demonstration.ts'
import type { Page } from '@playwright/test'
import { addAuthenticator } from '#support/authenticator.ts'
import type { Realm } from '#support/session.ts'
import { createCodeApp, passkeyButton, typeCode } from '#support/sign-in-methods.ts'

/** A page of the identity server in one of its states. */
type SignInScreen = {
  name: string
  realm: Realm
  hasCodeApp?: boolean
  /** What the site asks for, beside a code. */
  ask?: Record<string, string>
  /** Whether the password is typed first. */
  isKnown?: boolean
  act?: (page: Page) => Promise<unknown>
}

const notice = (page: Page) => page.locator('#input-error').waitFor()
const follow = (page: Page, name: RegExp) => page.getByRole('link', { name }).click()
const passkey = /^(Créer une clé d’accès|Create a passkey)$/
const codeApp = /^(Utiliser une application de codes|Use a code app)$/

const newcomer = { realm: 'staff', hasCodeApp: false, isKnown: true } as const
const withCodeApp = { realm: 'owner', hasCodeApp: true, isKnown: true } as const

export const signInScreens: readonly SignInScreen[] = [
  { name: 'SignIn, of owners', realm: 'owner' },
  { name: 'SignIn, of tenants', realm: 'tenant' },
  { name: 'SignIn, of the team', realm: 'staff' },
  {
    name: 'SignIn, prompt cancelled',
    realm: 'owner',
    act: async (page) => {
      const authenticator = await addAuthenticator(page)
      await authenticator.recognise(false)
      await passkeyButton(page).click()
      await page.locator('[data-passkey] [role=alert]').waitFor()
    },
  },
  {
    name: 'SignIn, passkey refused',
    realm: 'owner',
    act: async (page) => {
      await page.locator('form[data-passkey]').evaluate((form: HTMLFormElement) => form.submit())
      await notice(page)
    },
  },
  { name: 'SecondStep', ...withCodeApp, act: (page) => page.locator('#otp').waitFor() },
  {
    name: 'SecondStep, clock of the phone',
    ...withCodeApp,
    act: async (page) => {
      await typeCode(page, codeOf(demonstration.codeSecret, 90))
      await notice(page)
    },
  },
  {
    name: 'SecondStep, without the phone',
    realm: 'staff',
    isKnown: true,
    act: async (page) => {
      await page.locator('summary').last().click()
      await page.locator('.other-way p').waitFor()
    },
  },
  { name: 'Enrolment, choice', ...newcomer, act: (page) => page.locator('.ways').waitFor() },
  {
    name: 'Enrolment, passkey',
    ...newcomer,
    act: async (page) => {
      await follow(page, passkey)
      await page.locator('[data-passkey]').waitFor()
    },
  },
  {
    name: 'Enrolment, passkey refused',
    ...newcomer,
    act: async (page) => {
      await follow(page, passkey)
      await page.locator('form[data-passkey]').evaluate((form: HTMLFormElement) => form.submit())
      await notice(page)
    },
  },
  {
    name: 'Enrolment, code app',
    ...newcomer,
    act: async (page) => {
      await follow(page, codeApp)
      await page.locator('.qr').waitFor()
    },
  },
  {
    name: 'Enrolment, wrong code',
    ...newcomer,
    act: async (page) => {
      await follow(page, codeApp)
      await page.locator('#otp').fill('abc')
      await page.locator('#otp').press('Enter')
      await notice(page)
    },
  },
  {
    name: 'Action, passkey',
    realm: 'owner',
    isKnown: true,
    ask: { kc_action: 'webauthn-register-passwordless' },
    act: (page) => page.locator('#kc-cancel').waitFor(),
  },
  {
    name: 'Action, recovery codes',
    realm: 'tenant',
    isKnown: true,
    ask: { kc_action: 'CONFIGURE_TOTP' },
    act: async (page) => {
      await createCodeApp(page)
      await page.locator('.codes').waitFor()
    },
  },
  {
    name: 'Action, new recovery codes',
    ...withCodeApp,
    ask: { kc_action: 'CONFIGURE_RECOVERY_AUTHN_CODES' },
    act: async (page) => {
      await typeCode(page, codeOf(demonstration.codeSecret))
      await page.locator('form[action*=recovery-codes]').waitFor()
    },
  },
]
