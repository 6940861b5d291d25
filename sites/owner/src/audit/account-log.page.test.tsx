import type { AuditEntry } from '@bailclair/domain/audit/audit.schema.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import AccountLogPage from './account-log.page.tsx'

const user = userEvent.setup({ delay: null })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const validated: AuditEntry = {
  occurredAt: '2026-11-12T13:05:00Z',
  action: 'PROPERTY_VALIDATED',
  by: 'SELF',
  object: 'PROPERTY',
  propertyName: 'T2 des Lilas',
}
const applied: AuditEntry = { occurredAt: '2026-11-13T08:00:00Z', action: 'APPLIED', by: 'OTHER' }
const open = (language: 'fr' | 'en' = 'en') => show(<AccountLogPage />, { language, session: signedIn })
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))

it.each([
  ['fr', ['Bien validé', 'Vous', 'T2 des Lilas']],
  ['en', ['Property validated', 'You', 'T2 des Lilas']],
] as const)('says what, when, by whom and about which property: %s', async (language, words) => {
  stubApi({ 'GET owner/audit': () => ok({ entries: [validated] }) })
  open(language)
  await screen.findByRole('table')
  const told = rows()[0]?.join('|')
  for (const word of words) expect(told).toContain(word)
  expect(told).toMatch(/12 [Nn]ovemb.*14:05/)
})

it('loads the next page', async () => {
  const { calls } = stubApi({
    'GET owner/audit': ({ query }) =>
      query.get('before') === '41' ? ok({ entries: [validated] }) : ok({ entries: [applied], next: '41' }),
  })
  open()
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(calls.map(({ query }) => query.get('before'))).toEqual([null, '41'])
})

it('says that nothing has happened yet', async () => {
  stubApi({ 'GET owner/audit': () => ok({ entries: [] }) })
  open()
  expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeTruthy()
})

it('offers a retry', async () => {
  let isDown = true
  stubApi({ 'GET owner/audit': () => (isDown ? failure(403, 'NotAllowed') : ok({ entries: [applied] })) })
  open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByRole('table')).toBeTruthy()
})
