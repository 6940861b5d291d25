import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { advert, leaveAdvert, missing, openAdvert, prepareAdvert, press, textbox, user, whole } from '#test/advert.tsx'

beforeEach(prepareAdvert)
afterEach(leaveAdvert)

describe('the climate grade', () => {
  const { certificate: _, ...uncertified } = whole
  const copied = { ...uncertified, dpeGrade: 'C', dpeDate: '2023-01-01' } as const
  const field = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: /^Climate grade/ })

  it('is asked where the letter was copied by hand, and the list leads to it', async () => {
    const { saves } = await openAdvert({ stored: copied })
    await user.click(within((await waitFor(() => missing()[0])) as HTMLElement).getByRole('link'))
    expect(document.activeElement).toBe(field())
    await user.selectOptions(field() as HTMLSelectElement, 'B')
    expect(advert().textContent).toMatch(/Classe climat\s: B/)
    expect(await screen.findByText('Every compulsory mention is there.')).toBeTruthy()
    await press('Save')
    await waitFor(() => expect(saves()).toEqual([{ id: 'p-1', version: 1, climateGrade: 'B' }]))
  })

  it.each([
    ['a certificate of the registry has its own', whole],
    ['the home needs no certificate', { ...copied, dpeNotRequired: true }],
    ['the certificate has ended', { ...copied, dpeDate: '2016-11-19' }],
    ['there is only an estimate', { ...uncertified, energyConsumption: 100 }],
  ])('is not asked where %s', async (_, stored) => {
    await openAdvert({ stored })
    expect(field()).toBeNull()
  })

  it('of a certificate that has ended is given with the next one', async () => {
    await openAdvert({ stored: { ...copied, dpeDate: '2016-11-19' } })
    const places = missing().map((line) => within(line).getByRole('link').getAttribute('href'))
    expect(places).toEqual(['/diagnostic-propriete/p-1', '/diagnostic-propriete/p-1'])
  })
})

describe('the years of the prices', () => {
  it('are all in the advert', async () => {
    const { saves } = await openAdvert({ stored: whole })
    await user.type(textbox(/^Last year/), '2023')
    expect(advert().textContent).toContain('indexés sur les années 2021, 2022 et 2023 (')
    await press('Save')
    await waitFor(() => expect(saves()).toEqual([{ id: 'p-1', version: 1, energyCostLastYear: 2023 }]))
  })

  it('are in order', async () => {
    await openAdvert({ stored: whole })
    await user.type(textbox(/^Last year/), '2020')
    expect(screen.getByText('The last year is before the first one.')).toBeTruthy()
    await user.clear(textbox(/^Last year/))
    await user.type(textbox(/^Last year/), '2021')
    expect(screen.queryByText('The last year is before the first one.')).toBeNull()
  })
})
