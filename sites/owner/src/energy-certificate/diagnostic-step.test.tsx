import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  bare,
  chooseFigures,
  chooseNotSubject,
  consumption,
  date,
  emissions,
  fixClock,
  letter,
  numberField,
  openStep,
  press,
  restoreClock,
  user,
  way,
} from '#test/diagnostic.tsx'

beforeEach(fixClock)
afterEach(restoreClock)

describe('a property that is not subject', () => {
  it('is told the cases of the law', async () => {
    await openStep()
    await chooseNotSubject()
    for (const text of [
      /intended to be occupied for less than four months/,
      /floor area of less than 50.m²/,
      /monument/,
    ]) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    expect(screen.getByRole('link', { name: /official page/ }).getAttribute('href')).toMatch(/^https:/)
  })

  it('is remembered', async () => {
    await openStep({ ...bare, dpeNotRequired: true })
    expect(way(/not subject/).checked).toBe(true)
  })
})

it('keeps input of each answer while another is shown', async () => {
  await openStep()
  await user.type(numberField(), '2375E12')
  await chooseFigures()
  await user.type(consumption(), '180')
  await chooseNotSubject()
  await user.click(way(/I have its number/))
  expect(numberField().value).toBe('2375E12')
  await chooseFigures()
  expect(consumption().value).toBe('180')
})

it('lets the owner choose when the property was changed elsewhere', async () => {
  await openStep(bare, {
    answers: { 'POST property': () => failure(409, 'StaleVersion'), 'GET property/p-1': newerFrom(bare) },
  })
  await chooseFigures()
  await user.selectOptions(letter(), 'D')
  await user.type(consumption(), '180')
  await user.type(emissions(), '12')
  await user.type(date(), '04/05/2023')
  await press('Continue')
  const notice = await screen.findByText('Changed elsewhere in the meantime')
  expect(notice.closest('.callout')?.textContent).toContain('My property is not subject to a certificate')
  expect(notice.closest('.callout')?.textContent).toContain('Final energy consumption 180')
})

/** First unchanged, then as saved by someone else. */
function newerFrom(property: Property) {
  let reads = 0
  return () => {
    reads += 1
    return ok(reads === 1 ? property : { ...property, dpeNotRequired: true, version: 2 })
  }
}
