import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'
import type { TenantScreen } from './tenant-screen.ts'

const applicationId = '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a01'
const slotId = '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a31'
const received = { stage: 'RECEIVED', at: '2026-11-01T09:00:00.000Z' }
const notChosen = { stage: 'NOT_CHOSEN', at: '2026-11-12T09:00:00.000Z' }
const answer = {
  id: applicationId,
  text: 'WARM',
  reason: 'INCOME',
  leavesAt: '2999-11-13T09:00:00.000Z',
  hasLeft: false,
}

const standing = (page: Page) => page.getByRole('region', { name: /^(Où en est|Where this)/ })
const ofOwner = {
  as: 'landlord',
  path: ({ files }) => `/candidature/${files.verified}`,
} as const satisfies Partial<Screen>

/** Stage, choice, answer and visits, for the owner. */
export const ownerChoiceScreens: readonly Screen[] = [
  {
    name: 'Application, answer waits',
    ...ofOwner,
    answers: {
      'GET owner/applications/*/progress': { json: { stage: 'NOT_CHOSEN', steps: [received, notChosen], answer } },
    },
    act: (page) => standing(page).getByRole('button').waitFor(),
  },
  {
    name: 'Application, chosen, with its lease to be corrected',
    as: 'landlord',
    path: ({ files }) => `/candidature/${files.chosen}`,
    act: async (page) => {
      const section = page.locator('#bail')
      await section.getByLabel(/^(Dépôt de garantie|Deposit)/).fill('abc')
      await section.getByRole('button', { name: /DOCX/ }).click()
      await section.locator('[aria-invalid="true"]').waitFor()
      await section.getByText(/^(Annexes à joindre|Annexes to attach)/).click()
    },
  },
  {
    name: 'Application, chosen, with a deposit above the limit',
    as: 'landlord',
    path: ({ files }) => `/candidature/${files.chosen}`,
    act: async (page) => {
      const section = page.locator('#bail')
      await section.getByLabel(/^(Dépôt de garantie|Deposit)/).fill('9999')
      await section.getByText(/^(C’est plus que la limite|This is above the limit)/).waitFor()
    },
  },
  {
    name: 'ConsultProperty, let, with its journal',
    as: 'landlord',
    path: ({ ids }) => `/consulte-propriete/${ids.let}`,
    act: async (page) => {
      await page.getByText(/^(Loué depuis|Let since)/).waitFor()
      await page.getByRole('heading', { name: /^(Journal du choix|Journal of the choice)/ }).click()
      await page.getByRole('button', { name: /\(PDF\)$/ }).waitFor()
    },
  },
  {
    name: 'Application, stage did not load',
    ...ofOwner,
    answers: {
      'GET owner/applications/*/progress': { status: 503, json: { errors: [{ code: 'ServiceUnavailable' }] } },
    },
    act: (page) => standing(page).getByRole('alert').waitFor(),
    expectedErrors: /503/,
  },
  {
    name: 'Choice',
    as: 'landlord',
    path: ({ ids, files }) => `/consulte-propriete/${ids.applied}/choix?candidature=${files.verified}`,
    act: (page) => page.getByRole('radiogroup').first().waitFor(),
  },
  {
    name: 'Answer, to be corrected',
    as: 'landlord',
    path: ({ ids, files }) => `/consulte-propriete/${ids.applied}/reponse?candidature=${files.verified}`,
    act: async (page) => {
      await page.getByRole('button', { name: /^(Confirmer|Confirm)/ }).click()
      await page.getByRole('radio', { name: /^(Autre raison|Another reason)/ }).check()
      await page.getByRole('button', { name: /^(Confirmer|Confirm)/ }).click()
      await page.locator('textarea[aria-invalid="true"]').waitFor()
    },
  },
  {
    name: 'Answer, to several',
    as: 'landlord',
    path: ({ ids, files }) => `/consulte-propriete/${ids.applied}/reponse?candidatures=${files.verified},${slotId}`,
    act: (page) => page.getByRole('radiogroup').first().waitFor(),
  },
  {
    name: 'Answer, to several who have one',
    as: 'landlord',
    path: ({ ids }) => `/consulte-propriete/${ids.applied}/reponse?candidatures=${applicationId},${slotId}`,
    act: (page) => page.getByRole('heading', { level: 1, name: /^(Ces candidatures|These applications)/ }).waitFor(),
  },
  {
    name: 'Visits',
    as: 'landlord',
    path: ({ ids }) => `/consulte-propriete/${ids.applied}/visites`,
    answers: {
      'GET owner/properties/*/visits': {
        json: {
          propertyName: 'Studio Bellecour',
          address: '12 rue Mercière 69002 Lyon',
          slots: [
            {
              id: slotId,
              startsAt: '2999-11-20T17:00:00.000Z',
              durationMinutes: 20,
              bufferMinutes: 5,
              places: 2,
              bookings: [{ id: slotId, applicationId, name: 'Durand Ana' }],
            },
          ],
          applicants: [{ id: applicationId, name: 'Petit Bo' }],
          waiting: [],
        },
      },
    },
    act: (page) => page.getByText('Durand Ana').waitFor(),
  },
]

const mine = {
  id: applicationId,
  propertyName: 'Studio Bellecour',
  address: '12 rue Mercière 69002 Lyon',
  ownerName: 'Jeanne Martin',
  appliedAt: received.at,
  scope: 'FILE',
  mayShareFile: false,
}
const path = `/candidature/${applicationId}`
const my = `GET tenant/applications/${applicationId}`
const nothingElse = {
  [`${my}/messages`]: { json: { messages: [], unread: 0, endedByMe: false, endedByOther: false } },
  [`${my}/visit`]: { json: { mayBook: false, slots: [] } },
}

/** The same for a tenant. */
export const tenantChoiceScreens: readonly TenantScreen[] = [
  {
    name: 'MyApplication, answered',
    path,
    answers: {
      ...nothingElse,
      [my]: {
        json: {
          ...mine,
          stage: 'NOT_CHOSEN',
          steps: [received, notChosen],
          answer: { at: notChosen.at, text: 'WARM', reason: 'INCOME' },
          housingAgency: { name: 'Paris', url: 'http://www.adil75.org/' },
        },
      },
    },
    act: (page) => page.locator('.callout').first().waitFor(),
  },
  {
    name: 'MyApplication, visit to book',
    path,
    answers: {
      ...nothingElse,
      [my]: {
        json: { ...mine, stage: 'VISIT_PROPOSED', steps: [received, { ...notChosen, stage: 'VISIT_PROPOSED' }] },
      },
      [`${my}/visit`]: {
        json: { mayBook: true, slots: [{ id: slotId, startsAt: '2999-11-20T17:00:00.000Z', durationMinutes: 20 }] },
      },
    },
    act: (page) => page.getByText(/2999/).first().waitFor(),
  },
  {
    name: 'MyApplication, file to be shared',
    path,
    answers: {
      ...nothingElse,
      [my]: {
        json: {
          ...mine,
          stage: 'VISITED',
          steps: [received, { ...notChosen, stage: 'VISITED' }],
          scope: 'CONTACT',
          mayShareFile: true,
          wish: 'Le samedi matin, ou le soir après 18 h.',
          entryDate: '2026-12-01',
        },
      },
    },
    act: async (page) => {
      await page.getByRole('button', { name: /^(Partager mon dossier|Share my file)/ }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'MyApplication, gone',
    path,
    answers: { [my]: { status: 404, json: { errors: [{ code: 'ApplicationNotFound' }] } } },
    act: (page) => page.getByRole('heading', { level: 1, name: /(n’existe plus|no longer exists)/ }).waitFor(),
    expectedErrors: /404/,
  },
]
