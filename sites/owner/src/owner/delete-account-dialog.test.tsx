import { findDeletion } from '@bailclair/site-kit/platform/deleted-account.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { toasts } from '@bailclair/site-kit/platform/toasts.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

const user = userEvent.setup({ delay: null })
const assign = vi.spyOn(window.location, 'assign')
const log = vi.spyOn(console, 'error')

beforeEach(() => {
  assign.mockReset().mockReturnValue()
  log.mockReset().mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Sample() {
  const [isOpen, setOpen] = useState(true)
  return <DeleteAccountDialog open={isOpen} onClose={() => setOpen(false)} />
}
const open = (language: 'fr' | 'en' = 'en') => show(<Sample />, { language, session: signedIn })
const dialog = () => screen.queryByRole('alertdialog', { name: /^(Delete your account|Supprimer votre compte)/ })
const confirm = () => user.click(screen.getByRole('button', { name: /^(Delete my account|Supprimer mon compte)$/ }))

it.each([
  ['en', [/your account and your personal data/, /all your properties/, /the applications received/]],
  ['fr', [/votre compte et vos données personnelles/, /tous vos biens/, /les candidatures reçues/]],
] as const)('states what disappears: %s', (language, lines) => {
  open(language)
  const stated = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(stated).toEqual(lines.map((line) => expect.stringMatching(line)))
})

it('takes the focus: neither Enter nor Cancel deletes anything', async () => {
  const { sent } = stubApi({ 'DELETE owner/deleteAccount': () => ok(undefined, 204) })
  open()
  expect(document.activeElement).toBe(dialog())
  await user.keyboard('{Enter}')
  expect(dialog()).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(dialog()).toBeNull()
  expect(sent()).toEqual([])
})

it('goes to the page that confirms it, with the receipt and nothing else left behind', async () => {
  const headers = { 'x-receipt': 'K7QD-2MXA-P9ET' }
  const { calls } = stubApi({ 'DELETE owner/deleteAccount': () => ({ ...ok(undefined, 204), headers }) })
  tabStorage.keep('draft-x', { name: 'Studio' })
  open()
  await confirm()
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/compte-supprime'))
  expect(calls).toMatchObject([{ method: 'DELETE', path: 'owner/deleteAccount' }])
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer token')
  expect(tabStorage.find('draft-x')).toBeUndefined()
  expect(toasts.current()).toEqual([])
  expect(findDeletion()).toEqual({ receipt: 'K7QD-2MXA-P9ET' })
})

it.each([
  ['en', failure(503, 'ServiceUnavailable'), 'An error occurred, please try again later.'],
  ['en', { status: 500 }, 'An error occurred, please try again later.'],
  ['fr', { status: 500 }, 'Une erreur est survenue, veuillez réessayer plus tard.'],
] as const)('a failure shows a toast of 7 s: %s %j', async (language, answer, text) => {
  stubApi({ 'DELETE owner/deleteAccount': () => answer })
  const timer = vi.spyOn(globalThis, 'setTimeout')
  open(language)
  await confirm()
  expect(await screen.findByText(text)).toBeTruthy()
  expect(timer).toHaveBeenCalledWith(expect.any(Function), 7_000)
  expect(dialog()).toBeNull()
  expect(assign).not.toHaveBeenCalled()
  timer.mockRestore()
})
