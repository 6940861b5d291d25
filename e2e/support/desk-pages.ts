import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { getDatabaseUrl } from './addresses.ts'
import { title } from './applying.ts'
import type { Person } from './people.ts'
import { openSession, openSignedIn } from './session.ts'
import { createVerifier } from './verifier.ts'

/** Someone of the team, signed in, arrives at the queue. */
export async function openQueue(page: Page, at: Addresses, verifier?: Person) {
  const person = verifier ?? (await createVerifier(at))
  await openSignedIn(page, `${at.desk}/file-d-attente`, await openSession(at, 'staff', person))
  await expect(title(page)).toHaveText(/^(File d’attente|Queue)$/)
}

/** The row of a part, by the initials of its tenant. */
export const queueRow = (page: Page, initials: string): Locator =>
  page.getByRole('table').getByRole('row').filter({ hasText: initials })

export const takeButton = (page: Page, initials: string): Locator =>
  queueRow(page, initials).getByRole('button', { name: /^(Prendre|Take)/ })

/** Someone of the team takes the part of this tenant from the queue. */
export async function takePart(
  page: Page,
  at: Addresses,
  { firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>,
) {
  await openQueue(page, at)
  await takeButton(page, `${firstName.charAt(0)}. ${lastName.charAt(0)}.`).click()
  await expect(title(page)).toHaveText(`${firstName} ${lastName}`)
}

/** Takes a tenant out of the queue, so that the next journey finds it as it was. */
export const leaveQueue = ({ email }: Pick<Person, 'email'>) =>
  runSql(getDatabaseUrl(), `update tenant set status = 'INCOMPLETE', submitted_at = null where email = $1`, [email])

/** The list of documents: where each stands. */
export const deskDocument = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Documents' }).getByRole('button').filter({ hasText: name })

/** The letters of the shortcuts, while nothing is typed into. */
export async function pressKeys(page: Page, keys: Iterable<string>) {
  for (const key of keys) await page.keyboard.press(key)
}

export const concludeDialog = (page: Page): Locator => page.getByRole('dialog')
const send = (page: Page) => concludeDialog(page).getByRole('button', { name: 'Envoyer et passer au suivant' }).click()

/** Gives back the part in hand, for a reason. */
export async function giveBack(page: Page) {
  await page.getByRole('button', { name: 'Rendre ce dossier' }).click()
  await page.getByRole('radio', { name: 'Je dois m’arrêter' }).check()
  await page.getByRole('button', { name: 'Rendre le dossier' }).click()
}

/** Sends what was decided on the part of `name`, and is back at the queue: what comes next is given back. */
export async function sendAndLeave(page: Page, name: string, verdict: 'vérifié' | 'à corriger') {
  await send(page)
  await expect(page.getByText(`${name}\u202F: ${verdict}. L’e-mail est parti.`)).toBeVisible()
  await expect(title(page)).not.toHaveText(name)
  if ((await title(page).textContent()) !== 'File d’attente') await giveBack(page)
  await expect(title(page)).toHaveText('File d’attente')
}
