import type { Page } from '@playwright/test'
import { apply, consentBox, createApplicant, existingAccount } from '#support/applying.ts'
import { openTenantSystem } from '#support/tenant-system.ts'
import { errorSummary } from '#support/wizard.ts'
import type { Screen } from './screen.ts'

type Known = Parameters<NonNullable<Screen['act']>>[1]

/** The share link of the landlord's property, by the landlord's own session. */
async function linkOf({ at, ids, properties }: Known) {
  const { token } = await properties.get(ids.validated)
  return `${at.web}/candidater/${token}`
}

async function open(page: Page, known: Known, path = 'candidater') {
  await page.goto((await linkOf(known)).replace('candidater', path))
  await consentBox(page).waitFor()
}

/** Whoever joins a couple's file, or made it. */
async function applyAs(member: 'initiator' | 'joiner', page: Page, known: Known) {
  const [initiator, joiner] = [await createApplicant(known.at.identity), await createApplicant(known.at.identity)]
  await openTenantSystem(known.at.api).newFile([initiator, joiner])
  await apply(page, await linkOf(known), member === 'initiator' ? initiator : joiner)
}

const landlordsLink = { as: 'landlord', path: '/proprietaire' } as const

/** The pages of a share link: each of them, and each state that looks different. */
export const applyScreens: readonly Screen[] = [
  { name: 'ConnectProperty', ...landlordsLink, act: (page, known) => open(page, known) },
  {
    name: 'ConnectProperty, without consent',
    ...landlordsLink,
    act: async (page, known) => {
      await open(page, known)
      await existingAccount(page).click()
      await errorSummary(page).waitFor()
    },
  },
  {
    name: 'ConnectProperty, not found',
    path: `/candidater/${'A'.repeat(43)}`,
    expectedErrors: /status of 404|Property not loaded/,
  },
  {
    name: 'ValidConnectProperty, without consent',
    ...landlordsLink,
    act: (page, known) => open(page, known, 'validConnexion'),
  },
  { name: 'ValidConnectProperty, applied', ...landlordsLink, act: (page, known) => applyAs('initiator', page, known) },
  {
    name: 'ValidConnectProperty, refused',
    ...landlordsLink,
    expectedErrors: /status of 403|Failed to apply/,
    act: (page, known) => applyAs('joiner', page, known),
  },
]
