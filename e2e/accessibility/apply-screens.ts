import type { Page } from '@playwright/test'
import { apply, consentBox, createApplicant, existingAccount } from '#support/applying.ts'
import { openTenantSystem } from '#support/tenant-system.ts'
import { errorSummary } from '#support/wizard.ts'
import { refusal } from './answers.ts'
import type { Known, Screen } from './screen.ts'

/** Whoever joins a couple's file, or made it. */
async function applyAs(member: 'initiator' | 'joiner', page: Page, known: Known) {
  const [initiator, joiner] = [await createApplicant(known.at.identity), await createApplicant(known.at.identity)]
  await openTenantSystem(known.at.api).newFile([initiator, joiner])
  await apply(page, known.shareLink, member === 'initiator' ? initiator : joiner)
}

const sharePage = (path = 'candidater') =>
  ({
    as: 'landlord',
    path: ({ shareLink }) => shareLink.replace('candidater', path),
  }) as const satisfies Partial<Screen>
const consent = (page: Page) => consentBox(page).waitFor()

/** The pages of a share link: each of them, and each state that looks different. */
export const applyScreens: readonly Screen[] = [
  { name: 'ConnectProperty', ...sharePage(), act: consent },
  {
    name: 'ConnectProperty, visit first',
    as: 'landlord',
    path: ({ visitFirstLink }) => visitFirstLink,
    act: (page) => page.getByRole('textbox', { name: /Un mot au propriétaire|A note to the landlord/ }).waitFor(),
  },
  {
    name: 'ConnectProperty, without consent',
    ...sharePage(),
    act: async (page) => {
      await existingAccount(page).click()
      await errorSummary(page).waitFor()
    },
  },
  { name: 'ShortLink, not found', path: '/a/2222-2222', expectedErrors: /status of 404/ },
  {
    name: 'ConnectProperty, not found',
    path: `/candidater/${'A'.repeat(43)}`,
    expectedErrors: /status of 404|Property not loaded/,
  },
  {
    name: 'ValidConnectProperty, without consent',
    ...sharePage('validConnexion'),
    act: consent,
  },
  { name: 'ValidConnectProperty, applied', ...sharePage(), act: (page, known) => applyAs('initiator', page, known) },
  {
    name: 'ValidConnectProperty, refused',
    ...sharePage(),
    expectedErrors: /status of 403|Failed to apply/,
    act: (page, known) => applyAs('joiner', page, known),
  },
  {
    name: 'ValidConnectProperty, sharing stopped',
    ...sharePage(),
    answers: { 'POST property/public/subscribe/*': refusal(409, 'StoppedByCoTenant', 'Noé') },
    expectedErrors: /status of 409|Failed to apply/,
    act: (page, known) => applyAs('initiator', page, known),
  },
]
