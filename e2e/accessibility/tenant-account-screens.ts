import { errorSummary } from '#support/wizard.ts'
import { accountScreens } from './account-screens.ts'
import { refusal } from './answers.ts'
import type { TenantScreen } from './tenant-screen.ts'

export const ofAccount: readonly TenantScreen[] = [
  { name: 'Account', path: '/mon-compte' },
  { name: 'AccountLog', path: '/mon-compte/journal' },
  {
    name: 'AccountLog, empty',
    path: '/mon-compte/journal',
    answers: { 'GET tenant/audit': { json: { entries: [] } } },
  },
  {
    name: 'AccountLog, failed',
    path: '/mon-compte/journal',
    answers: { 'GET tenant/audit': refusal(503, 'ServiceUnavailable') },
    act: (page) => page.getByRole('button', { name: /^(Réessayer|Try again)$/ }).waitFor(),
    expectedErrors: /status of 503/,
  },
  {
    name: 'Account, without a new address',
    path: '/mon-compte',
    act: async (page) => {
      await page.getByRole('button', { name: /^(Envoyer le lien|Send the link)$/ }).click()
      await errorSummary(page).waitFor()
    },
  },
]

export const sharedWithOwners = accountScreens({
  as: 'verified' as const,
  path: '/mon-compte',
  call: 'POST tenant/email',
  changeEmail: async (page) => {
    await page.getByLabel(/^(Nouvelle adresse e-mail|New email address)/).fill('ana@particulier.example')
    await page.getByRole('button', { name: /^(Envoyer le lien|Send the link)$/ }).click()
  },
  undo: 'tenant/undoEmail',
  register: 'tenant/register',
})
