import type { Page } from '@playwright/test'
import { concludeDialog, pressKeys } from '#support/desk-pages.ts'
import { type Answers, refusal } from './answers.ts'
import { securityScreens } from './security-screens.ts'
import { someFigures, someReading } from './signals.ts'
import type { DeskVisitor } from './verifiers.ts'

/** A screen of the verification desk in one of its states, and how to get there. */
type DeskScreen = {
  name: string
  path: string | ((partId: string) => string)
  /** Who is signed in; nobody when absent. */
  as?: DeskVisitor
  answers?: Answers
  act?: (page: Page) => Promise<unknown>
  expectedErrors?: RegExp
}

const part = (id: string) => `/dossier/${id}`
/** Until the keys of the work screen are listened to. */
const ready = (page: Page) => page.locator('#viewer-title').waitFor()

const giveBack = async (page: Page) => {
  await ready(page)
  await page.getByRole('button', { name: /^(Rendre ce dossier|Give this file back)$/ }).click()
  await page.getByRole('radio').first().waitFor()
}

export const deskScreens: readonly DeskScreen[] = [
  { name: 'SignIn', path: '/' },
  {
    name: 'WrongRole',
    path: '/file-d-attente',
    as: 'colleague',
    expectedErrors: /status of 403/,
  },
  { name: 'Queue', path: '/file-d-attente', as: 'verifier', act: (page) => page.getByRole('table').waitFor() },
  {
    name: 'Queue, empty',
    path: '/file-d-attente',
    as: 'verifier',
    answers: { 'GET desk/queue': { json: { waiting: 0, late: 0, parts: [] } } },
  },
  {
    name: 'Queue, searched',
    path: '/file-d-attente',
    as: 'verifier',
    answers: {
      'GET desk/search*': { json: { parts: [], others: [{ initials: 'A. B.', status: 'VALIDATED' }] } },
    },
    act: async (page) => {
      const field = page.getByRole('textbox', { name: /^(Numéro de dossier|File number)/ })
      await field.fill('1063 947 196')
      await field.press('Enter')
      await page.getByText(/A\. B\./).waitFor()
    },
  },
  {
    name: 'Part, with phrases',
    path: part,
    as: 'verifier',
    answers: {
      'GET desk/phrases': {
        json: {
          phrases: [
            { id: '00000000-0000-4000-8000-0000000000f1', language: 'fr', text: 'Envoyez le PDF d’origine.' },
            { id: '00000000-0000-4000-8000-0000000000f2', language: 'en', text: 'Please send the original PDF.' },
          ],
        },
      },
    },
    act: async (page) => {
      await ready(page)
      await pressKeys(page, 'd')
      await page.getByText(/^(Insérer une phrase|Insert a phrase)$/).click()
      await page.getByRole('button', { name: /^(Modifier mes phrases|Edit my phrases)$/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'Part, second opinion to be asked',
    path: part,
    as: 'verifier',
    act: async (page) => {
      await ready(page)
      await page.getByRole('button', { name: /^(Demander un second avis|Ask for a second opinion)$/ }).click()
      await page.getByRole('button', { name: /^(Rendre le dossier|Give the file back)$/ }).click()
      await page.locator('.field-error').first().waitFor()
    },
  },
  {
    name: 'Part, with something missing',
    path: part,
    as: 'verifier',
    act: async (page) => {
      await ready(page)
      await page.getByRole('button', { name: /^(Corriger|Correct)/ }).click()
      await page.getByRole('main').click({ position: { x: 2, y: 2 } })
      await pressKeys(page, 'dc')
      await page.getByRole('main').click({ position: { x: 2, y: 2 } })
      await pressKeys(page, 'c')
      await page.locator('.field-error').first().waitFor()
    },
  },
  {
    name: 'Part, with signals, one of them marked and one opinion not saved',
    path: part,
    as: 'verifier',
    answers: {
      'GET desk/documents/*/reading': { json: someReading },
      'POST desk/documents/*/signals/*': refusal(503, 'ServiceUnavailable'),
    },
    act: async (page) => {
      await ready(page)
      await page
        .getByRole('button', { name: /^(Utile|Useful)$/ })
        .first()
        .click()
      await page.locator('.signal-failed').waitFor()
      await page
        .getByRole('button', { name: /^(Montrer|Show) Page 1/ })
        .first()
        .click()
      await page.locator('.page-mark').waitFor()
      await page.locator('.signals summary').click()
    },
    expectedErrors: /status of 503/,
  },
  {
    name: 'Part, lost',
    path: part,
    as: 'verifier',
    answers: { 'POST desk/parts/*/renew': refusal(409, 'LeaseLost') },
    act: (page) => page.getByRole('main').getByRole('alert').waitFor(),
    expectedErrors: /status of 409/,
  },
  {
    name: 'Part, to be concluded',
    path: part,
    as: 'verifier',
    act: async (page) => {
      await ready(page)
      await pressKeys(page, 'aaad')
      await page.getByRole('main').getByRole('combobox').selectOption('OUT_OF_DATE')
      await page.getByRole('button', { name: /^(Conclure|Conclude)$/ }).click()
      await concludeDialog(page).waitFor()
    },
  },
  { name: 'Part, to be given back', path: part, as: 'verifier', act: giveBack },
  {
    name: 'Part, given back without a reason',
    path: part,
    as: 'verifier',
    act: async (page) => {
      await giveBack(page)
      await page.getByRole('button', { name: /^(Rendre le dossier|Give the file back)$/ }).click()
      await page.locator('.field-error').first().waitFor()
    },
  },
  {
    name: 'Part, its session ended',
    path: part,
    as: 'verifier',
    answers: { 'POST desk/parts/*/release': refusal(401, 'NotSignedIn') },
    act: async (page) => {
      await giveBack(page)
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: /^(Rendre le dossier|Give the file back)$/ }).click()
      await page.getByRole('heading', { name: /^(Votre session est terminée|Your session has ended)$/ }).waitFor()
    },
    expectedErrors: /status of 401/,
  },
  {
    name: 'Figures',
    path: '/chiffres',
    as: 'verifier',
    act: (page) => page.locator('summary', { hasText: /tableau|table/ }).click(),
  },
  {
    name: 'Figures, with opinions about signals',
    path: '/chiffres',
    as: 'verifier',
    answers: { 'GET desk/figures': { json: someFigures } },
    act: (page) => page.getByRole('table', { name: /^(Signaux|Signals)$/ }).waitFor(),
  },
  ...securityScreens('verifier' as const, 'desk'),
]
