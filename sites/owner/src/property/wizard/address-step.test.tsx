import type { AddressSuggestion } from '@bailclair/domain/address/address.schema.ts'
import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draft, openWizard } from '#test/wizard.tsx'
// The field fetches it when it appears; here it is loaded already.
import '@bailclair/site-kit/ui/combobox/combobox.tsx'

const user = userEvent.setup({ delay: null })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})

const lilas = (number: number): AddressSuggestion => ({
  label: `${number} rue des Lilas 37000 Tours`,
  street: `${number} rue des Lilas`,
  postcode: '37000',
  city: 'Tours',
  citycode: '37261',
  lon: 0.68,
  lat: 47.39,
})
type Answers = NonNullable<Parameters<typeof openWizard>[1]>['answers']

async function open(answers: NonNullable<Answers> = {}, stored = draft('address')) {
  const wizard = openWizard('/adresse-propriete/p-1', { stored, answers })
  // With its suggestions, which come a moment after the field.
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Property address/ })
  return { ...wizard, field }
}
const asked = (sent: string[]) => sent.filter((call) => call.includes('listAddresses'))
const next = () => user.click(screen.getByRole('button', { name: 'Continue' }))
const down = 'Address suggestions are unavailable for the moment. Type the whole address.'

describe('suggestions', () => {
  it('are asked for once one pauses, and chosen with the keyboard', async () => {
    const { field, sent, saves } = await open({
      'GET property/listAddresses/12%20rue%20des': () => ok([lilas(1), lilas(12)]),
    })
    await user.type(field, '12 rue des')
    expect(asked(sent())).toEqual([])
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(asked(sent())).toEqual(['GET property/listAddresses/12%20rue%20des'])
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(field.value).toBe('12 rue des Lilas 37000 Tours')
    expect(screen.queryAllByRole('option')).toEqual([])
    await next()
    await vi.waitFor(() =>
      expect(saves()).toEqual([{ id: 'p-1', version: 1, address: '12 rue des Lilas 37000 Tours' }]),
    )
  })

  it('are not asked for under three characters, nor twice for the same text', async () => {
    const { field, sent } = await open({ 'GET property/listAddresses/rue': () => ok([lilas(1)]) })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await user.type(field, 'ru')
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect(asked(sent())).toEqual([])
    await user.type(field, 'e')
    expect(await screen.findAllByRole('option')).toHaveLength(1)
    await user.type(field, '{Backspace}')
    await vi.waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]))
    await user.type(field, 'e')
    expect(await screen.findAllByRole('option')).toHaveLength(1)
    expect(asked(sent())).toHaveLength(1)
  })

  it('are an offer: any text is kept', async () => {
    const { field, saves } = await open({ 'GET property/listAddresses/Lieu-dit%20Les%20Granges': () => ok([]) })
    await user.type(field, 'Lieu-dit Les Granges')
    await next()
    await vi.waitFor(() => expect(saves()).toEqual([{ id: 'p-1', version: 1, address: 'Lieu-dit Les Granges' }]))
  })
})

describe('when the directory is down', () => {
  it('says so softly until it is back, and saves all the same', async () => {
    const { field, saves } = await open({
      'GET property/listAddresses/12%20rue': () => failure(503, 'AddressServiceUnavailable'),
      'GET property/listAddresses/12%20rue%20des': () => ok([lilas(12)]),
    })
    await user.type(field, '12 rue')
    expect(await screen.findByText(down)).toBeTruthy()
    await user.type(field, ' des')
    await vi.waitFor(() => expect(screen.queryByText(down)).toBeNull())
    await next()
    await vi.waitFor(() => expect(saves()).toEqual([{ id: 'p-1', version: 1, address: '12 rue des' }]))
  })
})

it('must be given, and fits on an envelope', async () => {
  const { field, saves } = await open({}, draft())
  await user.clear(field)
  await next()
  expect(screen.getByRole('link', { name: 'Property address: This field is required' })).toBeTruthy()
  await user.click(field)
  await user.paste('x'.repeat(256))
  expect(screen.getByRole('link', { name: 'Property address: This text is too long, shorten it' })).toBeTruthy()
  expect(saves()).toEqual([])
})
