import type { Page } from '@playwright/test'
import { concludeDialog, pressKeys } from '#support/desk-pages.ts'
import type { DeskVisitor } from './verifiers.ts'

/** A screen of the verification desk in one of its states, and how to get there. */
type DeskScreen = {
  name: string
  path: string | ((partId: string) => string)
  /** Who is signed in; nobody when absent. */
  as?: DeskVisitor
  /** What the API answers there, by path, in the place of what it would. */
  answers?: Record<string, { status: number; json: object }>
  act?: (page: Page) => Promise<unknown>
  expectedErrors?: RegExp
}

const part = (id: string) => `/dossier/${id}`
/** Until the keys of the work screen are listened to. */
const ready = (page: Page) => page.locator('#viewer-title').waitFor()

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
    answers: { 'desk/queue': { status: 200, json: { waiting: 0, late: 0, parts: [] } } },
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
    answers: { 'desk/parts/*/renew': { status: 409, json: { errors: [{ code: 'LeaseLost' }] } } },
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
  {
    name: 'Figures',
    path: '/chiffres',
    as: 'verifier',
    act: (page) => page.locator('summary', { hasText: /tableau|table/ }).click(),
  },
]
