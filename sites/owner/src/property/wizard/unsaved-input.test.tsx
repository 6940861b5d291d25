import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draft, openWizard } from '#test/wizard.tsx'
import { forgetNewProperty } from './draft-key.ts'

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

describe('a save that fails', () => {
  it('keeps what was typed, says what to do, and can be tried again', async () => {
    let isBroken = true
    const { history } = openWizard('/surface/p-1', {
      stored: draft(),
      answers: {
        'POST property': () => (isBroken ? failure(503, 'ServiceUnavailable') : ok({ ...draft(), livingSpace: 31 })),
      },
    })
    await write(await space(), '31')
    await press('Continue')
    expect(await screen.findByText('Your answers could not be saved')).toBeTruthy()
    expect(screen.getByText(/^The service is unavailable.*What you wrote stays on this page\.$/)).toBeTruthy()
    expect((await space()).value).toBe('31')
    expect(history.current().pathname).toBe('/surface/p-1')
    isBroken = false
    await press('Try again')
    expect(await title('What is the monthly rent?')).toBeTruthy()
  })

  it('shows a refusal of the server at its field', async () => {
    openWizard('/surface/p-1', {
      stored: draft(),
      answers: {
        'POST property': () => failure(400, 'InvalidField', { field: 'livingSpace', message: 'number-too-large' }),
      },
    })
    await write(await space(), '31')
    await press('Continue')
    expect(await screen.findByRole('link', { name: /: This number is too large$/ })).toBeTruthy()
  })
})

describe('a first save whose answer is lost', () => {
  const keys = (saves: () => unknown[]) => saves().map((body) => (body as { creationKey?: string }).creationKey)

  it('goes again with the same key, also after a reload; the next new property has another', async () => {
    const lost = { 'POST property': () => Promise.reject(new TypeError('Failed to fetch')) }
    const first = openWizard('/nom-propriete', { answers: lost })
    await write(await name(), 'Studio')
    await press('Continue')
    await screen.findByText('Your answers could not be saved')
    await press('Try again')
    await vi.waitFor(() => expect(first.saves()).toHaveLength(2))
    const [key, again] = keys(first.saves)
    expect(key).toMatch(/^[\da-f-]{36}$/)
    expect(again).toBe(key)
    cleanup()

    const reloaded = openWizard('/nom-propriete')
    await vi.waitFor(async () => expect((await name()).value).toBe('Studio'))
    await press('Continue')
    await title('What type of property is it?')
    expect(keys(reloaded.saves)).toEqual([key])
    cleanup()

    const next = openWizard('/nom-propriete')
    await write(await name(), 'Maison')
    await press('Continue')
    await title('What type of property is it?')
    expect(keys(next.saves)).toEqual([expect.not.stringMatching(`^${key}$`)])
  })

  it('is forgotten by who adds a property', async () => {
    const { saves } = openWizard('/nom-propriete', {
      answers: { 'POST property': () => failure(503, 'ServiceUnavailable') },
    })
    await write(await name(), 'Studio')
    await press('Continue')
    await screen.findByText('Your answers could not be saved')
    forgetNewProperty()
    await press('Try again')
    await vi.waitFor(() => expect(new Set(keys(saves)).size).toBe(2))
  })
})

describe('two tabs', () => {
  /** The other tab has saved 60 m², this one has typed 31. */
  async function collide() {
    const wizard = openWizard('/surface/p-1', { stored: draft() })
    await write(await space(), '31')
    wizard.server.property = { ...draft(), livingSpace: 60, version: 2 }
    await press('Continue')
    await screen.findByText('Changed elsewhere in the meantime')
    return wizard
  }

  it('tells the second one, and replaces nothing', async () => {
    const { server, history } = await collide()
    expect(server.property?.livingSpace).toBe(60)
    expect(history.current().pathname).toBe('/surface/p-1')
    expect((await space()).value).toBe('31')
    expect(within(screen.getByRole('list', { name: 'Saved elsewhere' })).getByText(/60/)).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'Written here' })).getByText(/31/)).toBeTruthy()
    expect(screen.queryByText('Your answers could not be saved')).toBeNull()
  })

  it('loads what was saved, with what was typed in sight', async () => {
    const { saves } = await collide()
    await press('Keep what was saved')
    expect((await space()).value).toBe('60')
    const kept = screen.getByRole('list', { name: 'What you had written' })
    expect(within(kept).getByText(/31/)).toBeTruthy()
    expect(document.activeElement?.contains(kept)).toBe(true)
    await write(await space(), '32')
    await press('Continue')
    await title('What is the monthly rent?')
    expect(saves().at(-1)).toEqual({ id: 'p-1', version: 2, livingSpace: 32 })
  })

  it('saves over it when told to', async () => {
    const { saves, server } = await collide()
    await press('Save what I wrote')
    await title('What is the monthly rent?')
    expect(saves().at(-1)).toEqual({ id: 'p-1', version: 2, livingSpace: 31 })
    expect(server.property).toMatchObject({ livingSpace: 31, version: 3 })
  })
})

describe('leaving with unsaved input', () => {
  it('asks, and stays', async () => {
    const { history } = openWizard('/surface/p-1', { stored: draft() })
    await write(await space(), '31')
    history.navigate('/home')
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
    expect(history.current().pathname).toBe('/surface/p-1')
    await press('Cancel')
    expect((await space()).value).toBe('31')
  })

  it('leaves when told to, and forgets', async () => {
    const { history } = openWizard('/surface/p-1', { stored: draft() })
    await write(await space(), '31')
    history.navigate('/home')
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await vi.waitFor(() => expect(history.current().pathname).toBe('/home'))
    cleanup()
    openWizard('/surface/p-1', { stored: draft() })
    expect((await space()).value).toBe('24')
  })

  it('asks nothing once it is typed back, nor after a save', async () => {
    const { history } = openWizard('/surface/p-1', { stored: draft() })
    await write(await space(), '31')
    await write(await space(), '24')
    history.navigate('/nom-propriete/p-1')
    await name()
    await press('Continue')
    expect(await title('What type of property is it?')).toBeTruthy()
  })
})

describe('a reload', () => {
  it('brings back what was typed', async () => {
    openWizard('/surface/p-1', { stored: draft() })
    await write(await space(), '31')
    cleanup()
    openWizard('/surface/p-1', { stored: draft() })
    await vi.waitFor(async () => expect((await space()).value).toBe('31'))
  })

  it('does not bring it back on top of what was saved elsewhere', async () => {
    openWizard('/surface/p-1', { stored: draft() })
    await write(await space(), '31')
    cleanup()
    openWizard('/surface/p-1', { stored: { ...draft(), livingSpace: 60, version: 2 } })
    expect((await space()).value).toBe('60')
  })

  it('finds nothing once it was saved', async () => {
    openWizard('/nom-propriete')
    await write(await name(), 'Studio')
    await press('Continue')
    await title('What type of property is it?')
    cleanup()
    openWizard('/nom-propriete')
    expect((await name()).value).toBe('')
  })
})
