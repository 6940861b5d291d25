import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AdvertEnergy } from '@bailclair/domain/advert/advert-facts.rules.ts'
import { gradeColors } from '@bailclair/domain/energy-certificate/energy-label.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { EnergyLabels } from './energy-labels.tsx'

const saved = vi.hoisted(() => vi.fn())
vi.mock('@bailclair/site-kit/platform/save-file.ts', () => ({ saveFile: saved }))

const user = userEvent.setup({ delay: null })
const energyAlone: AdvertEnergy = { kind: 'KNOWN', grade: 'D', isExcessive: false }
const both: AdvertEnergy = { ...energyAlone, co2Grade: 'B' }
const open = (energy: AdvertEnergy, language: Language = 'fr') =>
  show(<EnergyLabels energy={energy} language={language} />, { language })
const names = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('aria-label'))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  saved.mockReset()
})

/** What a picture is painted with: texts in black and white suffice here. */
function stubCanvas(blob: Blob | null) {
  const texts: string[] = []
  const known: Record<string, unknown> = { fillText: (text: string) => void texts.push(text) }
  const brush = new Proxy(known, { get: (target, key) => target[String(key)] ?? (() => undefined), set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(blob))
  return texts
}

describe('the labels', () => {
  it('are both scales with the letters of the home', () => {
    open(both)
    expect(names()).toEqual([
      'Étiquette énergie\u202f: classe D, sur une échelle de A à G.',
      'Étiquette climat\u202f: classe B, sur une échelle de A à G.',
    ])
    expect(
      screen.getByText(/^En ligne, ajoutez cette image\s: la loi veut les deux étiquettes en couleur\.$/),
    ).toBeTruthy()
    expect([...document.querySelectorAll('svg[role="img"] text')].filter((it) => it.textContent === 'D')).toHaveLength(
      3,
    )
  })

  it('are the energy scale alone while the climate grade is not known', () => {
    open(energyAlone, 'en')
    expect(names()).toEqual(['Energy label: grade D, on a scale from A to G.'])
    expect(screen.getByText(/The climate grade is missing/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download the label' })).toBeTruthy()
  })

  it.each([[{ kind: 'UNKNOWN' }], [{ kind: 'NOT_REQUIRED' }]] as const)('are not there: %j', (energy) => {
    open(energy)
    expect(names()).toEqual([])
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('the labels have the colours of the scales elsewhere on the site', () => {
  const css = readFileSync(join(import.meta.dirname, '../energy-certificate/grade-scale.css'), 'utf8')
  const barsOf = (selector: string) =>
    Object.fromEntries(
      [...css.matchAll(/([^\n{}]*)\.grade-bar\[data-grade="([A-G])"\] \{[^}]*--bar: (#\w{6})/g)]
        .filter(([, before = '']) => before.trim() === selector)
        .map(([, , grade, color]) => [grade, color]),
    )
  expect(gradeColors).toEqual({ energy: barsOf(''), climate: barsOf('.grade-scale-emissions') })
})

describe('the picture', () => {
  it.each([
    ['fr', 'Télécharger les étiquettes', 'etiquettes-dpe.png', 'Classe énergie'],
    ['en', 'Download the labels', 'energy-labels.png', 'Energy grade'],
  ] as const)('is saved as PNG: %s', async (language, label, name, title) => {
    const picture = new Blob(['png'], { type: 'image/png' })
    const texts = stubCanvas(picture)
    open(both, language)
    await user.click(screen.getByRole('button', { name: label }))
    await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(picture, name))
    expect(texts).toContain(title)
    expect(texts.filter((text) => text === 'B')).toHaveLength(3)
  })

  it('says when the browser could not make it', async () => {
    stubCanvas(null)
    open(both, 'en')
    await user.click(screen.getByRole('button', { name: 'Download the labels' }))
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
    expect(saved).not.toHaveBeenCalled()
  })
})
