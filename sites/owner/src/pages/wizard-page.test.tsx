import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { jeanne } from '#test/owner.ts'
import { draft, openWizard, validated } from '#test/wizard.tsx'

const user = userEvent.setup({ delay: null })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})

const name = () => screen.findByLabelText<HTMLInputElement>(/^(Property name|Nom du bien)/)
const space = () => screen.findByLabelText<HTMLInputElement>(/^Living space/)
const press = (label: string | RegExp) => user.click(screen.getByRole('button', { name: label }))
const title = (text: string) => screen.findByRole('heading', { level: 1, name: text })
async function write(field: HTMLInputElement, text: string) {
  await user.clear(field)
  await user.type(field, text)
}
const menu = () => within(screen.getByRole('navigation', { name: /^Steps/ }))

describe('a new property', () => {
  it('gets its id at the first save, and the address follows', async () => {
    const { history, saves } = openWizard('/nom-propriete')
    const visited: string[] = []
    history.subscribe(() => visited.push(`${history.current().arrival} ${history.current().pathname}`))
    await write(await name(), '  Studio  ')
    await press('Continue')
    expect(await title('What type of property is it?')).toBeTruthy()
    expect(saves()).toEqual([{ creationKey: expect.any(String), name: 'Studio' }])
    // Back leads to the same property, not to a new one.
    expect(visited).toEqual(['replace /nom-propriete/p-1', 'push /type-propriete/p-1'])
  })

  it('opens no other step before', async () => {
    openWizard('/nom-propriete')
    await name()
    expect(menu().queryAllByRole('link')).toEqual([])
    expect(
      menu()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1Name (current)',
      '2Type (to come)',
      '3Address (to come)',
      '4Furnishing (to come)',
      '5Living space (to come)',
      '6Rent (to come)',
      '7Energy certificate (to come)',
      '8Validation (to come)',
    ])
  })

  it('is not created twice by two presses', async () => {
    const { saves } = openWizard('/nom-propriete')
    await user.type(await name(), 'Studio')
    await user.dblClick(screen.getByRole('button', { name: 'Continue' }))
    await title('What type of property is it?')
    expect(saves()).toHaveLength(1)
  })

  it('is not created while its name is missing', async () => {
    const { saves } = openWizard('/nom-propriete')
    await name()
    await press('Continue')
    expect(screen.getByRole('link', { name: 'Property name: This field is required' })).toBeTruthy()
    expect(saves()).toEqual([])
  })
})

describe('a property under way', () => {
  it('shows what is done, where one is, and what was passed over', async () => {
    openWizard('/surface/p-1', { stored: draft('address', 'rentCost') })
    await space()
    expect(
      menu()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Name (done)',
      'Type (done)',
      '!Address (to be completed)',
      'Furnishing (done)',
      '5Living space (current)',
      '6Rent (to come)',
      '7Energy certificate (to come)',
      '8Validation (to come)',
    ])
    expect(
      menu()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toContain('/loyer-propriete/p-1')
    expect(screen.getByRole('button', { name: 'Step 5 of 8 — Living space' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/amenagement-propriete/p-1')
  })

  it('goes on without a save when nothing changed', async () => {
    const { saves, history } = openWizard('/surface/p-1', { stored: draft() })
    await space()
    await press('Continue')
    expect(await title('What is the monthly rent?')).toBeTruthy()
    expect(history.current().pathname).toBe('/loyer-propriete/p-1')
    expect(saves()).toEqual([])
  })

  it('returns to a validated property once saved', async () => {
    const { history, saves } = openWizard('/surface/p-1', { stored: validated })
    await write(await space(), '30')
    await press('Save and return')
    await vi.waitFor(() => expect(history.current().pathname).toBe('/consulte-propriete/p-1'))
    expect(saves()).toEqual([{ id: 'p-1', version: 1, livingSpace: 30 }])
  })

  it('offers no return to a draft', async () => {
    openWizard('/surface/p-1', { stored: draft() })
    await space()
    expect(screen.queryByRole('button', { name: 'Save and return' })).toBeNull()
  })
})

describe('an id that is not ours', () => {
  it.each([
    ['fr', 'Page introuvable'],
    ['en', 'Page not found'],
  ] as const)('is a page that does not exist: %s', async (language, text) => {
    openWizard('/surface/p-1', { language })
    expect(await title(text)).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: /^(Steps|Étapes)/ })).toBeNull()
  })
})

it('offers to load the property again when it did not come', async () => {
  let isBroken = true
  const answers = { 'GET property/p-1': () => (isBroken ? failure(500, 'Unexpected') : ok(draft())) }
  openWizard('/surface/p-1', { answers })
  expect(await screen.findByText('Your property could not be loaded')).toBeTruthy()
  // The page is there, with its menu.
  expect(screen.getByRole('heading', { level: 1, name: 'What is its living space?' })).toBeTruthy()
  isBroken = false
  await press('Try again')
  expect((await space()).value).toBe('24')
})

describe('an owner without a name', () => {
  const { firstName: _, lastName: __, ...nameless } = jeanne

  it('gives it first, then describes the property', async () => {
    const { sent } = openWizard('/nom-propriete', { owner: nameless })
    expect(await title('First of all, who are you?')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Step 1 of 9 — Your details' })).toBeTruthy()
    await user.type(await screen.findByLabelText(/^Last name/), 'martin')
    await user.type(screen.getByLabelText(/^First name/), 'jeanne')
    await press('Continue')
    const heading = await title('What do you call this property?')
    expect(document.activeElement).toBe(heading)
    expect(screen.getByRole('button', { name: 'Step 1 of 8 — Name' })).toBeTruthy()
    expect(sent()).toContain('POST owner/names')
  })
})
