import type { Page } from '@playwright/test'
import { type Answers, refusal } from './answers.ts'

/** What differs between the owner site and the tenant area. */
type Site<Visitor> = {
  as: Visitor
  path: string
  /** Asks for another e-mail address on the page of the account. */
  changeEmail: (page: Page) => Promise<unknown>
  /** The call that this sends. */
  call: string
  undo: string
  register: string
}

const token = 'A'.repeat(43)
const email = 'jeanne.martin@particulier.example'
const title = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).click()

/** What protects an account, in each of its states. */
export function accountScreens<Visitor>({ as, path, changeEmail, call, undo, register }: Site<Visitor>) {
  const undoEmail = { path: `/annuler-changement-email/${token}` }
  const undoNow = (page: Page) => press(page, /^(Annuler le changement|Undo the change)$/)
  const otherBrowser = {
    path: `/confirmerCompte/${token}`,
    expectedErrors: /status of 428/,
    answers: {
      [`GET ${register}/confirmAccount/*`]: refusal(428, 'ConfirmationNeeded'),
      [`GET ${register}/signUp/*`]: {
        json: { email, askedAt: '2026-11-12T08:30:00Z', browser: 'Firefox', system: 'Windows' },
      },
      [`POST ${register}/confirmAccount/*`]: { json: { email } },
      [`DELETE ${register}/confirmAccount/*`]: { status: 204 },
    } as Answers,
  }
  return [
    {
      name: 'Account, asks for the password again',
      as,
      path,
      answers: { [call]: refusal(403, 'RecentSignInRequired') },
      expectedErrors: /status of 403/,
      act: async (page: Page) => {
        await changeEmail(page)
        await page.getByRole('alertdialog').waitFor()
      },
    },
    {
      name: 'Account, its session ended',
      as,
      path,
      answers: { [call]: refusal(401, 'NotSignedIn') },
      expectedErrors: /status of 401/,
      act: async (page: Page) => {
        await changeEmail(page)
        await title(page, /^(Votre session est terminée|Your session has ended)$/)
      },
    },
    {
      name: 'UndoEmail, done',
      ...undoEmail,
      answers: { [`POST ${undo}/*`]: { json: { email, token } } },
      act: async (page: Page) => {
        await undoNow(page)
        await title(page, /^(Le changement est annulé|The change is undone)$/)
      },
    },
    {
      name: 'UndoEmail, expired',
      ...undoEmail,
      expectedErrors: /status of 410/,
      act: async (page: Page) => {
        await undoNow(page)
        await title(page, /^(Le lien a expiré|The link has expired)/)
      },
    },
    {
      name: 'ConfirmAccount, in another browser',
      ...otherBrowser,
      act: (page: Page) => title(page, /^(Avez-vous créé|Did you create)/),
    },
    {
      name: 'ConfirmAccount, it was me',
      ...otherBrowser,
      act: async (page: Page) => {
        await press(page, /^(C’était moi|It was me)/)
        await title(page, /^(Votre compte est confirmé|Your account is confirmed)$/)
      },
    },
    {
      name: 'ConfirmAccount, it was not me',
      ...otherBrowser,
      act: async (page: Page) => {
        await press(page, /^(Ce n’était pas moi|It was not me)$/)
        await title(page, /^(Cette inscription est annulée|This sign-up has been cancelled)$/)
      },
    },
  ]
}
