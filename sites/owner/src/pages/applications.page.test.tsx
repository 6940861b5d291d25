import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WithProfile } from '#app/with-profile.tsx'
import { sixRows } from '#test/applications.ts'
import { jeanne } from '#test/owner.ts'
import { show } from '#test/screen.tsx'
import { shared } from '#test/shared-property.ts'
import ApplicationsPage from './applications.page.tsx'

const user = userEvent.setup({ delay: null })
beforeEach(() => void vi.spyOn(console, 'error').mockReset().mockReturnValue())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const id = '018f6d3e-7b1a-7c3d-9e2f-0123456789ab'
const place = { id, name: 'Studio des Lilas', rentCost: 480, chargesCost: 40 }
const list = {
  applications: sixRows.map((row) => ({ ...row, property: place })),
  found: 60,
  counts: { verified: 30, waiting: 20, ended: 10 },
  newCount: 0,
}
const nothing = { applications: [], found: 0, counts: { verified: 0, waiting: 0, ended: 0 }, newCount: 0 }

type Options = { at?: string; answer?: () => ReturnType<typeof ok>; properties?: (typeof shared)[] }

function open({ at = '/candidatures', answer = () => ok(list), properties = [{ ...shared, id }] }: Options = {}) {
  const api = stubApi({
    'GET owner/profile': () => ok({ ...jeanne, properties }),
    'GET owner/applications': answer,
  })
  const history = createMemoryHistory(at)
  const page = (
    <WithProfile access="named">
      <ApplicationsPage />
    </WithProfile>
  )
  return { ...api, history, ...show(page, { history, language: 'en', session: signedIn }) }
}
const asked = ({ calls }: ReturnType<typeof open>) => calls.filter(({ path }) => path.startsWith('owner/applications'))

it('shows the rows in the order of the server, each with its property and both rates', async () => {
  open()
  const names = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)
  expect(names.map((name) => name?.split(' ')[0])).toEqual(['Dupont', 'Abadie', 'Élie', 'Faure', 'Girard', 'Ibert'])
  const row = screen.getByRole('rowheader', { name: /^Abadie/ }).closest('tr')
  expect(row?.textContent).toMatch(/Studio des Lilas/)
  expect(row?.textContent).toMatch(/53%, 58% with charges/)
  expect(screen.getByRole('link', { name: '10 accesses ended' }).getAttribute('href')).toBe(
    '/candidatures?statut=acces-termine',
  )
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/candidatures?page=3')
})

it('filters by status and property, in the address', async () => {
  const opened = open({ at: '/candidatures?page=2' })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Waiting')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Property' }), `${shared.name}`)
  expect(opened.history.current().search).toBe(`?statut=en-attente&bien=${id}`)
  await vi.waitFor(() => expect(asked(opened).length).toBeGreaterThanOrEqual(3))
})

it.each([
  [[shared], 'See my properties', /share link of a property/],
  [[], 'Add a property', /Add a property, then send/],
])('without applications teaches how to get some', async (properties, action, text) => {
  open({ properties, answer: () => ok(nothing) })
  expect(await screen.findByRole('heading', { name: 'No application yet' })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: action })).toBeTruthy()
})

it('without results offers a reset', async () => {
  const { history } = open({ at: '/candidatures?statut=incomplet', answer: () => ok(nothing) })
  expect(await screen.findByRole('heading', { name: 'No application matches' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(history.current().search).toBe('')
})

it('says that it failed, and tries again', async () => {
  let isDown = true
  open({ answer: () => (isDown ? failure(503, 'ServiceUnavailable') : ok(list)) })
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
  isDown = false
  await user.click(retry)
  expect(await screen.findAllByRole('rowheader')).toHaveLength(6)
}, 15_000)
