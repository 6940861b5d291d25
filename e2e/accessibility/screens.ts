import { accountScreens } from './account-screens.ts'
import { applyScreens } from './apply-screens.ts'
import { ownerChoiceScreens } from './choice-screens.ts'
import { comparisonScreens } from './comparison-screens.ts'
import { completeFileScreens } from './complete-file-screens.ts'
import { consultScreens } from './consult-screens.ts'
import { lawScreens } from './law-screens.ts'
import { ownerMessageScreens } from './message-screens.ts'
import { propertyScreens } from './property-screens.ts'
import type { Screen } from './screen.ts'
import { securityScreens } from './security-screens.ts'

/** Shaped like the token of a mailed link. */
const token = 'A'.repeat(43)

export const screens: readonly Screen[] = [
  { name: 'Landing', path: '/' },
  { name: 'Register', path: '/creation' },
  { name: 'ForgottenPassword', path: '/mot-de-passe-oublie' },
  { name: 'ResendConfirmation', path: '/renvoyer-confirmation' },
  { name: 'ChangePassword', path: `/modifier-mot-de-passe/${token}` },
  { name: 'ConfirmEmail', path: `/confirmer-email/${token}` },
  { name: 'UndoEmail', path: `/annuler-changement-email/${token}` },
  { name: 'Unsubscribe', path: `/desabonnement/${'A'.repeat(59)}` },
  {
    name: 'Unsubscribe, a link that leads nowhere',
    path: `/desabonnement/${'A'.repeat(59)}`,
    act: async (page) => {
      await page.locator('form [type=submit]').click()
      await page.locator('form').waitFor({ state: 'detached' })
    },
    expectedErrors: /status of 404/,
  },
  { name: 'Sitemap', path: '/plan-du-site' },
  { name: 'Accessibility', path: '/accessibilite' },
  { name: 'LegalNotice', path: '/mentions-legales' },
  { name: 'PrivacyPolicy', path: '/politique-de-confidentialite' },
  { name: 'GuarantorNotice', path: '/information-garants' },
  { name: 'TermsOfUse', path: '/cgu' },
  {
    name: 'Account, deleted',
    path: '/compte-supprime',
    act: async (page) => {
      await page.evaluate(() => sessionStorage.setItem('deleted-account', '{"receipt":"K7QD-2MXA-P9ET"}'))
      await page.reload()
      await page.getByText('K7QD-2MXA-P9ET').waitFor()
    },
  },
  { name: 'Account, nothing deleted', path: '/compte-supprime' },
  { name: 'NotFound', path: '/nulle-part', expectedErrors: /status of 404/ },
  { name: 'Account, first sign-in', as: 'nameless', path: '/proprietaire' },
  { name: 'Account', as: 'landlord', path: '/proprietaire' },
  { name: 'Account, its log', as: 'landlord', path: '/proprietaire/journal' },
  ...accountScreens({
    as: 'landlord' as const,
    path: '/proprietaire',
    call: 'POST owner/names',
    changeEmail: async (page) => {
      await page.getByLabel(/^(Adresse e-mail|Email address)/).fill('jeanne@particulier.example')
      await page.getByRole('button', { name: /^(Enregistrer|Save)/ }).click()
    },
    undo: 'owner/undoEmail',
    register: 'register',
  }),
  {
    name: 'Account, sign-in silent',
    as: 'landlord',
    path: '/proprietaire',
    expectedErrors: /Authenticated Failed/,
    act: async (page) => {
      const blank = { contentType: 'text/html', body: '<!doctype html>' }
      await page.route('**/login-status-iframe.html', (route) => route.fulfill(blank))
      await page.reload()
      await page.getByRole('button', { name: /^(Réessayer|Try again)$/ }).waitFor()
    },
  },
  { name: 'CheckPdf', path: '/verifier-un-pdf' },
  {
    name: 'CheckPdf, unknown',
    path: '/verifier-un-pdf',
    act: async (page) => {
      await page.getByRole('textbox', { name: /^(Code du PDF|PDF code)/ }).fill('2222-2222-2222')
      await page.locator('form [type=submit]').click()
      await page.locator('.callout-title').waitFor()
    },
  },
  {
    name: 'CheckPdf, half a code',
    path: '/verifier-un-pdf',
    act: async (page) => {
      await page.getByRole('textbox', { name: /^(Code du PDF|PDF code)/ }).fill('2222')
      await page.locator('form [type=submit]').click()
      await page.locator('form [aria-invalid=true]').waitFor()
    },
  },
  { name: 'Contact', path: '/contact', act: (page) => page.getByRole('radio').first().check() },
  {
    name: 'Contact, nothing filled in',
    path: '/contact',
    act: async (page) => {
      await page.locator('form [type=submit]').click()
      await page.locator('.error-summary').waitFor()
    },
  },
  { name: 'Help, an answer', path: '/aide#taux-effort' },
  { name: 'Help, nothing found', path: '/aide', act: (page) => page.getByRole('searchbox').fill('zèbre') },
  { name: 'Statistics', path: '/stats', act: (page) => page.locator('.chart summary').first().click() },
  ...propertyScreens,
  ...applyScreens,
  ...consultScreens,
  ...lawScreens,
  ...completeFileScreens,
  ...ownerMessageScreens,
  ...ownerChoiceScreens,
  ...comparisonScreens,
  { name: 'Stand-in of the address directory', path: ({ at }) => `${at.address}/?q=8+rue+des+lilas` },
  { name: 'Stand-in of the certificate registry', path: ({ at }) => at.registry },
  ...securityScreens('landlord' as const, 'owner'),
]
