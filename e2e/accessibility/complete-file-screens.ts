import type { Page } from '@playwright/test'
import { refusal } from './answers.ts'
import type { Screen } from './screen.ts'

const token = 'A'.repeat(43)
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()
const askForLink = async (page: Page) => {
  await press(page, /^(Créer un lien de consultation|Create a viewing link)$/)
  await page.getByRole('dialog').getByRole('textbox').waitFor()
}

const madeLink = {
  id: '00000000-0000-4000-8000-000000000000',
  recipient: 'Mon notaire',
  createdAt: '2026-11-12T10:00:00.000Z',
  expiresAt: '2099-11-13T10:00:00.000Z',
  state: 'OPEN',
  openings: 0,
}

const verified = {
  as: 'landlord',
  path: ({ files }) => `/candidature/${files.verified}`,
} as const satisfies Partial<Screen>

/** The complete file, for its owner and for somebody with a viewing link. */
export const completeFileScreens: readonly Screen[] = [
  {
    name: 'Application',
    ...verified,
    act: (page) => page.getByRole('navigation', { name: /^(Autres|Other)/ }).waitFor(),
  },
  { name: 'Application, not verified', as: 'landlord', path: ({ files }) => `/candidature/${files.waiting}` },
  {
    name: 'Application, gone',
    as: 'landlord',
    path: '/candidature/00000000-0000-4000-8000-000000000000',
    expectedErrors: /status of 404/,
  },
  {
    name: 'Application, failed',
    ...verified,
    expectedErrors: /Failed to load resource/,
    act: async (page, { at }) => {
      await page.route(`${at.api}property/tenant/**`, (route) => route.abort('connectionrefused'))
      await page.reload()
      await page.getByRole('button', { name: /^(Réessayer|Try again)$/ }).waitFor({ timeout: 20_000 })
    },
  },
  { name: 'Application, viewing link asked for', ...verified, act: askForLink },
  {
    name: 'Application, viewing link for nobody',
    ...verified,
    act: async (page) => {
      await askForLink(page)
      await press(page, /^(Créer le lien|Create the link)$/)
    },
  },
  {
    name: 'Application, viewing link made',
    ...verified,
    // the API asks for a recent sign-in, and the whole matrix takes longer
    answers: { 'POST property/tenant/*/links': { status: 201, json: { token, viewingLinks: [madeLink] } } },
    act: async (page) => {
      await askForLink(page)
      await page.getByRole('dialog').getByRole('textbox').fill('Mon notaire')
      await press(page, /^(Créer le lien|Create the link)$/)
      await page.getByRole('button', { name: /^(Copier le lien|Copy the link)$/ }).waitFor()
    },
  },
  {
    name: 'Application, document opened',
    ...verified,
    act: async (page) => {
      await press(page, /^(Ouvrir|Open)\b.*page/)
      await page
        .getByRole('dialog')
        .getByRole('img', { name: /page 1/ })
        .waitFor()
    },
  },
  {
    name: 'Application, document failed',
    ...verified,
    expectedErrors: /status of 503/,
    answers: { 'GET file/download/**': refusal(503, 'DocumentStoreUnavailable') },
    act: async (page) => {
      await press(page, /^(Ouvrir|Open)\b.*page/)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Réessayer|Try again)$/ })
        .waitFor({ timeout: 20_000 })
    },
  },
  { name: 'SharedFile', path: ({ files }) => `/consultation/${files.viewingToken}` },
  { name: 'SharedFile, closed', path: `/consultation/${token}`, expectedErrors: /status of 404/ },
]
