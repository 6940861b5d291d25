import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { ok } from '@bailclair/site-kit/test/api.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  bare,
  chooseFigures,
  consumption,
  date,
  emissions,
  errors,
  fixClock,
  letter,
  openStep,
  press,
  restoreClock,
  user,
} from '#test/diagnostic.tsx'

beforeEach(fixClock)
afterEach(restoreClock)

describe('figures without a number', () => {
  /** The API omits null values. */
  const answers = {
    'POST property': ({ body }: { body: unknown }) => {
      const { ademeNumber: _cleared, ...changes } = body as Property
      return ok({ ...bare, ...changes, version: 2 })
    },
  }

  it('are saved with either decimal separator, and the day first', async () => {
    const { saves, history } = await openStep(bare, { answers })
    await chooseFigures()
    await user.selectOptions(letter(), 'F')
    await user.type(consumption(), '180,5')
    await user.type(emissions(), '12.25')
    await user.type(date(), '4/5/2023')
    await press('Continue')
    await waitFor(() => expect(history.current().pathname).toBe('/valider-propriete/p-1'))
    expect(JSON.stringify(window.sessionStorage)).not.toContain('180,5')
    expect(saves()).toEqual([
      {
        id: 'p-1',
        version: 1,
        energyConsumption: 180.5,
        co2Emission: 12.25,
        dpeGrade: 'F',
        dpeDate: '2023-05-04',
        ademeNumber: null,
        dpeNotRequired: false,
      },
    ])
  })

  it('are all asked for', async () => {
    const { saves } = await openStep()
    await chooseFigures()
    await press('Continue')
    expect(errors()).toEqual([
      'Letter printed on the EPC: This field is required',
      'Final energy consumption: This field is required',
      'Greenhouse gas emissions: This field is required',
      'EPC date: This field is required',
    ])
    expect(saves()).toEqual([])
  })

  it.each([
    ['31/02/2023', 'Date format not valid'],
    ['mai 2023', 'Date format not valid'],
    ['16/11/2026', 'The date you entered is in the future. Please enter a valid date.'],
  ])('refuse the date %s', async (typed, message) => {
    await openStep()
    await chooseFigures()
    await user.selectOptions(letter(), 'D')
    await user.type(consumption(), '180')
    await user.type(emissions(), '12')
    await user.type(date(), typed)
    await press('Continue')
    expect(errors()).toEqual([message])
  })

  it('refuse less than nothing', async () => {
    await openStep()
    await chooseFigures()
    await user.selectOptions(letter(), 'D')
    await user.type(consumption(), 'beaucoup')
    await user.type(emissions(), '-1')
    await user.type(date(), '12/05/2023')
    await press('Continue')
    expect(errors()).toEqual([
      'Final energy consumption: Write a number, for example 120 or 120.50',
      'Greenhouse gas emissions: This number cannot be negative',
    ])
  })

  it('estimate the grade until the letter is chosen, and give no right', async () => {
    await openStep()
    await chooseFigures()
    expect(screen.queryByRole('img')).toBeNull()
    await user.type(consumption(), '249,9')
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Energy grade from A to D .*Estimated grade\.$/)
    await user.clear(consumption())
    await user.type(consumption(), '451')
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Energy grade G\+/)
    expect(screen.getByText('An estimate gives you no rights')).toBeTruthy()
    expect(screen.queryByText(/^You may/)).toBeNull()
    await user.clear(consumption())
    await user.type(consumption(), '200')
    await user.selectOptions(letter(), 'F')
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Energy grade F .*inefficient\.$/)
    expect(screen.getByText('According to the letter you copied:')).toBeTruthy()
    expect(screen.getByText(/^You may sign a lease until 31.December 2027\./)).toBeTruthy()
  })

  it('say on top that letting is banned', async () => {
    await openStep()
    await chooseFigures()
    await user.selectOptions(letter(), 'G')
    expect(screen.getByText('This home may not be let as a main residence')).toBeTruthy()
    expect(document.body.textContent).toContain(
      'It is graded G, according to the letter you copied. Since 1 January 2025 ',
    )
  })

  it('warn of a certificate that has ended', async () => {
    await openStep()
    await chooseFigures()
    await user.type(consumption(), '180')
    await user.type(date(), '30/06/2021')
    expect(screen.getByText('This EPC is no longer valid')).toBeTruthy()
  })

  it('say where else to look', async () => {
    await openStep()
    await chooseFigures()
    expect(screen.getByRole('link', { name: /public registry/ }).getAttribute('href')).toMatch(/^https:/)
    expect(screen.getByRole('link', { name: /get a new one/ }).getAttribute('href')).toMatch(/^https:/)
  })

  it('come back as they were saved, with the comma in French', async () => {
    const stored: Property = {
      ...bare,
      energyConsumption: 180.5,
      co2Emission: 12,
      dpeGrade: 'E',
      dpeDate: '2023-05-04',
    }
    await openStep(stored, { language: 'fr' })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Je n’ai pas son numéro/ }).checked).toBe(true)
    const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
    expect(value(/^Lettre imprimée/)).toBe('E')
    expect(value(/^Consommation/)).toBe('180,5')
    expect(value(/^Émissions/)).toBe('12')
    expect(value(/^Date du DPE/)).toBe('04/05/2023')
  })
})
