import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sorbonne } from '#test/advert.tsx'
import { certificateD } from '#test/certificate.ts'
import { setDay, textOf, unknownPlace } from '#test/home-law.tsx'
import { draft, openWizard } from '#test/wizard.tsx'

const user = userEvent.setup({ delay: null })

beforeEach(() => {
  setDay('2026-11-19')
  vi.spyOn(console, 'error').mockReset().mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  window.sessionStorage.clear()
})

const inParis: Property = { ...draft(), address: '12 rue des Lilas 75005 Paris', certificate: certificateD }
const limits = () => screen.findByRole('region', { name: 'What the law says about this rent' })
const period = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^When it was built/ })
const hintOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const unlet = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Nobody has rented this home/ })
const lastRent = () => screen.queryByLabelText(/^Rent of the last tenant/)
const next = () => user.click(screen.getByRole('button', { name: 'Continue' }))

type Answer = ReturnType<typeof ok> | ReturnType<typeof failure>
const open = (stored: Property, place: () => Answer = () => ok(sorbonne)) =>
  openWizard('/loyer-propriete/p-1', { stored, answers: { 'GET property/p-1/rent-control': place } })

describe('when the home was built', () => {
  it('is preselected from the certificate, and sent once something changes', async () => {
    const { saves } = open(inParis)
    const select = await period()
    expect([select.value, hintOf(select)]).toEqual(['1971_1990', 'It comes from the EPC. Change it if it is wrong.'])
    await user.type(screen.getByLabelText(/^Number of main rooms/), '2')
    await next()
    await vi.waitFor(() =>
      expect(saves()).toEqual([expect.objectContaining({ rooms: 2, builtPeriod: '1971_1990', longUnlet: null })]),
    )
  })

  it.each([
    ['BEFORE_1946', 'The EPC says another period: 1971 to 1990. Check your answer.'],
    ['', 'If you do not answer, we take the one of the EPC: 1971 to 1990.'],
  ])('beside the certificate, %j is told and kept', async (value, hint) => {
    const { saves } = open(inParis)
    await user.selectOptions(await period(), value)
    expect(hintOf(await period())).toBe(hint)
    await next()
    await vi.waitFor(() => expect(saves()).toMatchObject([{ builtPeriod: value || null }]))
  })

  it('is asked as before without a certificate', async () => {
    const { certificate: _, ...stored } = inParis
    open(stored)
    expect((await period()).value).toBe('')
    expect(hintOf(await period())).toContain('It is written in the EPC')
  })
})

describe('a home that nobody has rented for long', () => {
  it('is not asked for its last rent, which stays as it was saved', async () => {
    const { saves } = open({ ...inParis, lastRent: 400, lastRentSince: '2023-09-01' })
    const box = await unlet()
    expect(lastRent()).toBeTruthy()
    await user.click(box)
    expect(lastRent()).toBeNull()
    expect(textOf(await limits())).toContain('That is what you said of this property.')
    await next()
    await vi.waitFor(() => expect(saves()).toHaveLength(1))
    const [sent] = saves()
    expect(sent).toMatchObject({ longUnlet: true })
    expect(sent).not.toHaveProperty('lastRent')
    expect(sent).not.toHaveProperty('lastRentSince')
  })

  it('does not stop at a date that is hidden', async () => {
    const { saves } = open(inParis)
    await user.type(await screen.findByLabelText(/^Date of that last rent/), '99/99/2023')
    await user.click(await unlet())
    await next()
    await vi.waitFor(() => expect(saves()).toMatchObject([{ longUnlet: true }]))
  })

  it('and that is a G is asked for it all the same', async () => {
    open({ ...inParis, longUnlet: true, certificate: { ...certificateD, grade: 'G' } })
    expect((await unlet()).checked).toBe(true)
    expect(lastRent()).toBeTruthy()
  })

  it('can be let again', async () => {
    const { saves } = open({ ...inParis, longUnlet: true })
    await user.click(await unlet())
    expect(lastRent()).toBeTruthy()
    await next()
    await vi.waitFor(() => expect(saves()).toMatchObject([{ longUnlet: null }]))
  })
})

describe('the place of the home', () => {
  it('that could not be looked up is looked up again', async () => {
    let isDown = true
    open(inParis, () => (isDown ? failure(503, 'ServiceUnavailable') : ok(sorbonne)))
    expect(await screen.findByText('The address of this property could not be looked up')).toBeTruthy()
    expect(textOf(await limits())).not.toContain('We could not locate this address')
    expect(screen.getByRole('link', { name: /^Check whether rents are controlled/ })).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(textOf(await limits())).toContain('Rent control: Paris'))
    expect(await period()).toBeTruthy()
  })

  it('that the directory does not know is not kept for the next page', async () => {
    const places: RentPlace[] = [unknownPlace, sorbonne]
    const { history } = open(inParis, () => ok(places.shift()))
    expect(textOf(await limits())).toContain('We could not locate this address')
    await next()
    await screen.findByRole('button', { name: /^Step 7 of 8/ })
    act(() => history.navigate('/loyer-propriete/p-1'))
    await waitFor(async () => expect(textOf(await limits())).toContain('Rent control: Paris'))
  })
})
