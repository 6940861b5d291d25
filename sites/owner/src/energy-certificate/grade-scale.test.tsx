import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show } from '#test/screen.tsx'
import { GradeScale } from './grade-scale.tsx'

afterEach(cleanup)

const picture = () => screen.getByRole('img')
const pointer = () => document.querySelector('.grade-pointer')?.textContent
const pointedAt = () =>
  [...document.querySelectorAll('[data-current] .grade-bar')].map(({ textContent }) => textContent)
const letters = () => [...document.querySelectorAll('.grade-bar')].map(({ textContent }) => textContent)

describe('the energy scale', () => {
  it.each(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'G+'] as const)('points at %s alone', (grade) => {
    show(<GradeScale kind="energy" grade={grade} />)
    expect(letters()).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'G+'])
    expect(pointedAt()).toEqual([grade])
    expect(pointer()).toBe(grade)
    expect(picture().getAttribute('aria-label')).toBe(
      `Energy grade ${grade}, on a scale from A, very efficient, to G+, very inefficient.`,
    )
  })

  it('keeps A to D together when typed figures cannot tell them apart (decision 3)', () => {
    show(<GradeScale kind="energy" grade="A-D" figure={120.5} estimated />, { language: 'fr' })
    expect(letters()).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'G+'])
    expect(pointedAt()).toEqual(['A', 'B', 'C', 'D'])
    expect(pointer()).toBe('A–D120,5\u202FkWh/m²/an')
    expect(picture().getAttribute('aria-label')).toBe(
      'Classe énergie de A à D (120,5\u202FkWh/m²/an), sur une échelle de A, très économe, à G+, très énergivore. Classe estimée.',
    )
    expect(screen.getByText('Estimation')).toBeTruthy()
  })
})

it('the scale of emissions has the official letters only', () => {
  show(<GradeScale kind="emissions" grade="C" figure={27} />)
  expect(letters()).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
  expect(pointer()).toBe('C27\u202Fkg\u202FCO₂/m²/year')
  expect(picture().getAttribute('aria-label')).toBe(
    'Emissions grade C (27\u202Fkg\u202FCO₂/m²/year), on a scale from A, low emissions, to G, high emissions.',
  )
  expect(screen.queryByText('Estimate')).toBeNull()
})

describe('the tones of the bars', () => {
  const css = readFileSync(join(import.meta.dirname, 'grade-scale.css'), 'utf8')
  const rules = [...css.matchAll(/([^\n{}]*\.grade-bar\[data-grade="[^"]+"\]) \{([^}]*)\}/g)]
  const bars = rules.map(([, selector = '', body = '']) => ({
    selector,
    bar: /--bar: (#\w{6})/.exec(body)?.[1] ?? '',
    ink: /--on-bar: (#\w{6})/.exec(body)?.[1] ?? '#121716',
  }))

  it('there is one for each letter of both scales', () => expect(bars).toHaveLength(8 + 7))

  it.each(bars)('$selector: the letter can be read, 5.6 to 1 or better', ({ bar, ink }) => {
    expect(contrast(bar, ink)).toBeGreaterThanOrEqual(5.6)
    // Other bars are light: 34 % of the colour, with letters in the text colour.
    expect(contrast(mix(bar, '#fbfaf7'), '#1c2321')).toBeGreaterThanOrEqual(5.6)
    expect(contrast(mix(bar, '#121716'), '#edf2f0')).toBeGreaterThanOrEqual(5.6)
  })
})

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

function mix(tone: string, page: string): string {
  const under = channels(page)
  const mixed = channels(tone).map((channel, at) => Math.round(channel * 0.34 + (under[at] ?? 0) * 0.66))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** WCAG 2.2. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
      const channel = value / 255
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}
