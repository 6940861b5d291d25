import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'
import type { TenantScreen } from './tenant-screen.ts'

const applicationId = '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a01'
const theirs = {
  id: '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a11',
  number: 1,
  key: '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a21',
  sentBy: 'APPLICANT',
  isMine: false,
  author: 'Ana',
  text: 'Bonjour,\nje suis libre mardi.',
  sentAt: '2026-11-12T10:00:00.000Z',
}
const mine = {
  ...theirs,
  id: '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a12',
  number: 2,
  key: '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a22',
  sentBy: 'OWNER',
  isMine: true,
}
const talk = { messages: [theirs, mine], unread: 0, endedByMe: false, endedByOther: false }
const ended = { ...talk, closed: 'ENDED', endedByMe: true }
const note = { text: 'Elle est enceinte.', version: 1, savedAt: '2026-11-12T10:00:00.000Z' }

const messages = (page: Page) => page.getByRole('region', { name: /^Messages/ })
const report = async (page: Page) => {
  await messages(page)
    .getByRole('button', { name: /^(Signaler|Report) / })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('radio').first().waitFor()
}
const ofOwner = {
  as: 'landlord',
  path: ({ files }) => `/candidature/${files.verified}`,
} as const satisfies Partial<Screen>
const answersOfOwner = (conversation: object) => ({
  'GET owner/applications/*/messages': { json: conversation },
  'GET owner/applications/*/private-note': { json: note },
})

/** Messages and the private note, for the owner. */
export const ownerMessageScreens: readonly Screen[] = [
  {
    name: 'Application, messages and a note',
    ...ofOwner,
    answers: answersOfOwner(talk),
    act: async (page) => {
      await messages(page).getByRole('log').waitFor()
      await page.getByText(/\((grossesse|pregnancy)/).waitFor()
    },
  },
  {
    name: 'Application, conversation ended',
    ...ofOwner,
    answers: answersOfOwner(ended),
    act: (page) =>
      messages(page)
        .getByRole('button', { name: /^(Rouvrir|Reopen)/ })
        .waitFor(),
  },
  { name: 'Application, message reported', ...ofOwner, answers: answersOfOwner(talk), act: report },
]

const application = {
  id: applicationId,
  propertyName: 'Studio Bellecour',
  address: '12 rue Mercière 69002 Lyon',
  ownerName: 'Jeanne Martin',
  appliedAt: '2026-11-01T09:00:00.000Z',
  stage: 'RECEIVED',
  steps: [{ stage: 'RECEIVED', at: '2026-11-01T09:00:00.000Z' }],
  scope: 'FILE',
  mayShareFile: false,
}
const ofTheirs = {
  ...talk,
  messages: [
    { ...mine, number: 1, isMine: false, author: 'Jeanne Martin' },
    { ...theirs, number: 2, isMine: true },
  ],
}

/** The same for a tenant. */
export const tenantMessageScreens: readonly TenantScreen[] = [
  {
    name: 'MyApplication, messages',
    path: `/candidature/${applicationId}`,
    answers: {
      [`GET tenant/applications/${applicationId}`]: { json: application },
      [`GET tenant/applications/${applicationId}/messages`]: { json: ofTheirs },
      [`GET tenant/applications/${applicationId}/visit`]: { json: { mayBook: false, slots: [] } },
    },
    act: (page) => messages(page).getByRole('log').waitFor(),
  },
]
