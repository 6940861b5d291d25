import type { Page } from '@playwright/test'
import { concludeDialog, pressKeys } from '#support/desk-pages.ts'
import { type Answers, refusal } from './answers.ts'
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
      await page.getByRole('combobox').selectOption('OUT_OF_DATE')
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
]
