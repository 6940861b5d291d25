import type { Page } from '@playwright/test'
import { errorSummary } from '#support/wizard.ts'
import { type Answers, refusal } from './answers.ts'

const phone = {
  id: 'p-1',
  type: 'webauthn-passwordless',
  name: 'Téléphone de Camille, bleu',
  createdAt: '2026-10-01T09:00:00Z',
  lastUsedAt: '2026-11-02T09:00:00Z',
}
const methods = [
  { id: 'password', type: 'password', createdAt: '2026-01-04T09:00:00Z' },
  phone,
  { id: 'c-1', type: 'otp', name: 'Codes', createdAt: '2026-10-01T09:00:00Z' },
  { id: 'r-1', type: 'recovery-authn-codes', left: 1 },
]
const here = { startedAt: '2026-11-17T08:00:00Z', lastUsedAt: '2026-11-18T08:00:00Z', browser: 'Firefox' }
const sessions = [
  { ...here, id: 's-1', isCurrent: true, system: 'Linux' },
  { ...here, id: 's-2', isCurrent: false, system: 'Android', country: 'BE' },
]

const press = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).click()

/** How and where somebody signs in, in each of its states. */
export function securityScreens<Visitor>(as: Visitor, area: 'owner' | 'tenant' | 'desk') {
  const answers: Answers = {
    [`GET ${area}/sign-in-methods`]: { json: { methods, isFederated: false } },
    [`GET ${area}/sessions`]: { json: { sessions } },
  }
  const screen = { as, path: '/connexion-et-securite', answers }
  return [
    { ...screen, name: 'Security', act: (page: Page) => page.getByText('Android').waitFor() },
    {
      ...screen,
      name: 'Security, removal asked',
      act: async (page: Page) => {
        await press(page, /^(Retirer|Remove) .*bleu/)
        await page.getByRole('alertdialog').waitFor()
      },
    },
    {
      ...screen,
      name: 'Security, renaming',
      act: async (page: Page) => {
        await press(page, /^(Renommer|Rename) .*bleu/)
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      ...screen,
      name: 'Security, without a new password',
      act: async (page: Page) => {
        await press(page, /^(Changer le mot de passe|Change the password)$/)
        await errorSummary(page).waitFor()
      },
    },
    {
      ...screen,
      name: 'Security, failed',
      answers: {
        [`GET ${area}/sign-in-methods`]: refusal(503, 'IdentityUnavailable'),
        [`GET ${area}/sessions`]: refusal(503, 'IdentityUnavailable'),
      },
      expectedErrors: /status of 503/,
      act: (page: Page) =>
        page
          .getByRole('button', { name: /^(Réessayer|Try again)$/ })
          .nth(1)
          .waitFor(),
    },
  ]
}
