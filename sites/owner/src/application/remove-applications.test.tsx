import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { row, sixRows } from '#test/applications.ts'
import { show } from '#test/screen.tsx'
import { Applications } from './applications.tsx'

const user = userEvent.setup({ delay: null })
beforeEach(() => void vi.spyOn(console, 'error').mockReset().mockReturnValue())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A server that returns the current list after each removal. */
function Sample({ start, gone }: { start: typeof sixRows; gone: Set<string> }) {
  const [rows, setRows] = useState(start)
  const onChanged = async () => setRows(start.filter(({ id }) => !gone.has(id)))
  return (
    <Applications
      propertyId="p-1"
      rows={rows}
      rent={{ rentCost: 480, chargesCost: 40 }}
      onChanged={onChanged}
      whenEmpty={<p>Nobody yet</p>}
    />
  )
}

type Answer = ReturnType<typeof ok>
type Options = { rows?: typeof sixRows; answer?: (id: string) => Answer; language?: 'fr' | 'en' }

function open({ rows = sixRows, answer = () => ok(undefined, 204), language = 'en' }: Options = {}) {
  const gone = new Set<string>()
  const answers = rows.map(({ id }) => {
    const removed = () => {
      const given = answer(id)
      if (given.status < 300 || given.status === 404) gone.add(id)
      return given
    }
    return [`DELETE property/tenant/${id}`, removed]
  })
  const api = stubApi(Object.fromEntries(answers))
  return { ...api, ...show(<Sample start={rows} gone={gone} />, { language, session: signedIn }) }
}

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
const select = (name: string) => user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
const ask = () => user.click(screen.getByRole('button', { name: 'Delete' }))
const confirm = () => user.click(screen.getByRole('button', { name: /^Delete the/ }))
const dialog = () => screen.queryByRole('alertdialog')

it.each([
  ['en', 'Select Faure Inès', 'Delete', 'Delete this application?', /Your access to the file ends at once/],
  ['fr', 'Sélectionner Faure Inès', 'Supprimer', 'Supprimer cette candidature\u202F?', /prend fin aussitôt/],
] as const)('names who is removed: %s', async (language, box, button, title, consequence) => {
  const { sent } = open({ language })
  await user.click(screen.getByRole('checkbox', { name: box }))
  await user.click(screen.getByRole('button', { name: button }))
  expect((await screen.findByRole('alertdialog', { name: title })).textContent).toMatch(consequence)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Faure Inès')
  await user.keyboard('{Enter}')
  expect(sent()).toEqual([])
})

it('removes those selected, says so, and shows the list anew', async () => {
  const { sent } = open()
  await select('Faure Inès')
  await select('Girard Tom +\u00A02')
  await ask()
  expect(await screen.findByRole('alertdialog', { name: 'Delete these 2 applications?' })).toBeTruthy()
  await confirm()
  expect(await screen.findByText('2 applications deleted.')).toBeTruthy()
  expect(sent().sort()).toEqual(['DELETE property/tenant/ines', 'DELETE property/tenant/tom'])
  expect(names()).toEqual(['Abadie Zoé', 'Élie Noor', 'Dupont Marie +\u00A01', 'Ibert Ugo'])
  expect(dialog()).toBeNull()
  expect(screen.queryByText(/selected$/)).toBeNull()
  expect(document.activeElement?.textContent).toBe('Applications')
})

it('says which could not be removed, keeps them selected, and tries those again', async () => {
  let isDown = true
  const answer = (id: string) => (id === 'zoe' && isDown ? failure(503, 'ServiceUnavailable') : ok(undefined, 204))
  const { sent } = open({ answer })
  await user.click(screen.getAllByRole('checkbox', { name: 'Select all' }).at(-1) as HTMLElement)
  await ask()
  await confirm()
  const alert = await screen.findByText(/^Not deleted yet: Abadie Zoé\. The service is unavailable/)
  expect(alert.closest('[role=alert]')).toBeTruthy()
  expect(names()).toEqual(['Abadie Zoé'])
  expect((screen.getByRole('checkbox', { name: 'Select Abadie Zoé' }) as HTMLInputElement).checked).toBe(true)
  expect(sent()).toHaveLength(6)

  isDown = false
  await confirm()
  expect(await screen.findByText('Nobody yet')).toBeTruthy()
  expect(await screen.findByText('Application deleted.')).toBeTruthy()
  expect(sent()).toHaveLength(7)
  expect(document.activeElement?.textContent).toBe('Applications')
})

it.each([
  ['Sélectionner Faure Inès', 'Supprimer la candidature', /^Pas encore supprimée : Faure Inès\. /],
  ['Tout sélectionner', 'Supprimer les 6 candidatures', /^Pas encore supprimées : /],
])('speaks of one or of several: %s', async (box, button, words) => {
  open({ answer: () => failure(503, 'ServiceUnavailable'), language: 'fr' })
  await user.click(screen.getAllByRole('checkbox', { name: box }).at(-1) as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Supprimer' }))
  await user.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText(words)).toBeTruthy()
})

it('takes one that was withdrawn meanwhile for removed', async () => {
  open({ answer: () => failure(404, 'ApplicationNotFound') })
  await select('Faure Inès')
  await ask()
  await confirm()
  expect(await screen.findByText('Application deleted.')).toBeTruthy()
})

it('counts the names it does not list', async () => {
  const rows = Array.from({ length: 12 }, (_, index) => row(`a-${index}`, `Name${index} Alex`))
  open({ rows })
  await user.click(screen.getAllByRole('checkbox', { name: 'Select all' }).at(-1) as HTMLElement)
  await ask()
  expect(screen.getByText('and 4 others')).toBeTruthy()
})

it('does not remove what a filter hides', async () => {
  const { sent } = open()
  await select('Faure Inès')
  await select('Abadie Zoé')
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'abadie')
  expect(screen.getByText('1 selected')).toBeTruthy()
  await ask()
  await confirm()
  expect(await screen.findByText('Application deleted.')).toBeTruthy()
  expect(sent()).toEqual(['DELETE property/tenant/zoe'])
})
