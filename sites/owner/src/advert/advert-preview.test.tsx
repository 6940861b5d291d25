import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { failure } from '@bailclair/site-kit/test/api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  advert,
  deposit,
  home,
  leaveAdvert,
  missing,
  openAdvert,
  prepareAdvert,
  presentation,
  press,
  sorbonne,
  textbox,
  user,
  whole,
} from '#test/advert.tsx'
import { shared } from '#test/shared-property.ts'

const everyMention = 'Every compulsory mention is there.'
const saved = vi.hoisted(() => vi.fn())
vi.mock('@bailclair/site-kit/platform/save-file.ts', () => ({ saveFile: saved }))

beforeEach(prepareAdvert)
afterEach(leaveAdvert)
afterEach(() => void saved.mockReset())

describe('the compulsory mentions', () => {
  it('are listed while missing, each with where to give it', async () => {
    const { furniture: _, ...unfurnished } = home
    await openAdvert({ stored: unfurnished as Property })
    expect(screen.getByText('4 compulsory mentions are missing')).toBeTruthy()
    const places = missing().map((line) => within(line).getByRole('link').getAttribute('href'))
    expect(places[0]).toBe('/amenagement-propriete/p-1')
    expect(missing()[1]?.textContent).toContain('how charges are paid')
    await user.click(within(missing()[2] as HTMLElement).getByRole('link'))
    expect(document.activeElement).toBe(deposit())
    await user.click(within(missing()[3] as HTMLElement).getByRole('link'))
    expect(document.activeElement).toBe(textbox(/low estimate/))
  })

  it('leave the list as they are typed', async () => {
    await openAdvert()
    await user.type(deposit(), '960')
    await user.click(screen.getByRole('radio', { name: /^Flat rate/ }))
    expect(screen.getByText('1 compulsory mention is missing')).toBeTruthy()
    await user.type(textbox(/low estimate/), '400')
    await user.type(textbox(/high estimate/), '590')
    await user.type(textbox(/^First year/), '2021')
    expect(await screen.findByText(everyMention)).toBeTruthy()
  })

  describe('are not said to be all there', () => {
    function noBox() {
      expect(screen.queryByText(everyMention)).toBeNull()
      expect(document.querySelector('.callout.tone-verified')).toBeNull()
    }

    it('while the place loads', async () => {
      await openAdvert({
        stored: whole,
        answers: { 'GET property/p-1/rent-control': () => new Promise(() => undefined) },
      })
      noBox()
      expect(missing()).toEqual([])
    })

    it('when the place did not load', async () => {
      await openAdvert({
        stored: whole,
        answers: { 'GET property/p-1/rent-control': () => failure(500, 'Unexpected') },
      })
      expect(await screen.findByText(/We could not check whether rents are controlled/)).toBeTruthy()
      noBox()
    })

    it('at a place that nobody knows: the ceiling may be missing', async () => {
      await openAdvert({ stored: whole, place: { kind: 'UNKNOWN' } })
      expect((await waitFor(() => missing()[0] as HTMLElement)).textContent).toContain('increased reference rent, if')
      noBox()
    })

    it.each([
      ['2026-11-24', false],
      ['2026-11-25', true],
    ])('on %s where the rule of the territory is uncertain: %s', async (day, isUncertain) => {
      vi.setSystemTime(new Date(`${day}T12:00:00Z`))
      await openAdvert({ stored: { ...whole, rooms: 1, builtPeriod: 'BEFORE_1946' }, place: sorbonne })
      if (!isUncertain) return expect(await screen.findByText(everyMention)).toBeTruthy()
      expect(await screen.findByText(/Everything else is filled in/)).toBeTruthy()
      noBox()
    })
  })

  it('of controlled rents need the rooms, which the wizard asks', async () => {
    await openAdvert({ stored: whole, place: sorbonne })
    const line = await waitFor(() => missing()[0] as HTMLElement)
    expect(within(line).getByRole('link').getAttribute('href')).toBe('/loyer-propriete/p-1')
  })

  it('lead to the field of the ceiling where the zone is not sure', async () => {
    const { territory } = sorbonne as Extract<RentPlace, { kind: 'FOUND' }>
    const zones = [...(territory?.zones ?? []), ...(territory?.zones ?? [])]
    const place = { ...sorbonne, territory: { ...territory, zones } } as RentPlace
    await openAdvert({ stored: { ...whole, rooms: 1 }, place })
    const line = await waitFor(() => missing()[0] as HTMLElement)
    await user.click(within(line).getByRole('link'))
    expect(document.activeElement).toBe(textbox(/^Increased reference rent/))
    expect(screen.getByRole('link', { name: /official site/ }).getAttribute('href')).toContain('referenceloyer.drihl')
  })
})

describe('the text', () => {
  it('follows what is typed, in French and in English', async () => {
    await openAdvert({ stored: whole })
    expect(advert().lang).toBe('fr')
    expect(advert().textContent).toMatch(/Dépôt de garantie\s: 960\s€/)
    await user.clear(deposit())
    await user.type(deposit(), '500')
    await user.type(presentation(), 'Au calme')
    expect(advert().textContent).toMatch(/Dépôt de garantie\s: 500\s€/)
    await user.click(screen.getByRole('radio', { name: 'English' }))
    expect(advert().lang).toBe('en')
    expect(advert().textContent).toContain('€500')
    expect(advert().textContent).toContain('Au calme')
    expect(advert().querySelector('.advert-rent')?.textContent).toContain('€520')
  })

  it.each([
    ['in English with a presentation', 'English', 'Au calme', true],
    ['in French', 'French', 'Au calme', false],
    ['without a presentation', 'English', '  ', false],
  ])('says that the presentation is not translated %s', async (_, language, words, isTold) => {
    await openAdvert({ stored: whole })
    await user.click(screen.getByRole('radio', { name: language }))
    await user.type(presentation(), words)
    expect(screen.queryByText(/stay in the language in which you wrote them/) !== null).toBe(isTold)
    expect(advert().textContent).not.toMatch(/stay in the language/)
  })

  it('leaves out a value that cannot be read', async () => {
    await openAdvert({ stored: whole })
    await user.clear(deposit())
    await user.type(deposit(), 'abc')
    expect(advert().textContent).not.toContain('Dépôt')
  })

  it('says the rents of the place with the supplement apart', async () => {
    await openAdvert({ stored: { ...whole, rooms: 1 }, place: sorbonne })
    await user.type(await screen.findByRole('textbox', { name: /^Rent supplement/ }), '30')
    expect(advert().textContent).toMatch(/loyer de référence majoré/i)
    expect(advert().textContent).toMatch(/Complément de loyer\s: 30\s€/)
    await user.type(textbox(/^Rent supplement/), '000')
    expect(screen.getByText(/The supplement is a part of the rent/)).toBeTruthy()
  })

  it('is copied as it is shown', async () => {
    await openAdvert({ stored: whole })
    const copy = vi.spyOn(navigator.clipboard, 'writeText')
    await user.type(presentation(), 'Au calme')
    await press('Copy the advert')
    expect(copy.mock.calls[0]?.[0]).toContain('Au calme')
    expect(copy.mock.calls[0]?.[0]).toContain(`/candidater/${shared.token}`)
  })
})

it.each([
  ['validated and open', {}, /is in the advert: applicants/, true],
  ['a draft', { validated: false }, /not validated yet/, false],
  ['paused', { linkPaused: true }, /it is paused/, false],
  ['let', { linkPaused: true, letOn: '2026-11-01' }, /the home is let/, false],
] as const)('the share link of a property that is %s', async (_, change, words, isThere) => {
  await openAdvert({ stored: { ...whole, ...change } })
  expect(screen.getByText(words)).toBeTruthy()
  expect(advert().textContent?.includes('/candidater/')).toBe(isThere)
})

describe('the PDF', () => {
  it.each([
    ['French', 'fr', 'advert-in-french.pdf'],
    ['English', 'en', 'advert.pdf'],
  ])('is printed in %s', async (label, language, name) => {
    const { sent, saves } = await openAdvert({ stored: whole })
    await user.click(screen.getByRole('radio', { name: label }))
    await press('Download as PDF')
    await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), name))
    expect(sent().at(-1)).toBe(`GET property/p-1/advert/${language}`)
    expect(saves()).toEqual([])
  })

  it('is printed after what was typed is saved', async () => {
    const { sent } = await openAdvert({ stored: whole })
    await user.type(presentation(), 'Au calme')
    await press('Save and download as PDF')
    await vi.waitFor(() => expect(saved).toHaveBeenCalled())
    expect(sent().slice(-2)).toEqual(['POST property', 'GET property/p-1/advert/fr'])
  })

  it('is not printed when the save failed', async () => {
    const { sent } = await openAdvert({ answers: { 'POST property': () => failure(503, 'ServiceUnavailable') } })
    await user.type(deposit(), '500')
    await press('Save and download as PDF')
    expect(await screen.findByText('Your answers could not be saved')).toBeTruthy()
    expect(sent()).not.toContain('GET property/p-1/advert/fr')
    expect(saved).not.toHaveBeenCalled()
  })

  it('says why it failed', async () => {
    await openAdvert({
      stored: whole,
      answers: { 'GET property/p-1/advert/fr': () => failure(503, 'ServiceUnavailable') },
    })
    await press('Download as PDF')
    expect(await screen.findByText(/unavailable/i)).toBeTruthy()
    expect(saved).not.toHaveBeenCalled()
  })
})
