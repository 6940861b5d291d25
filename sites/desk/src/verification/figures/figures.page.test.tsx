import { type SignalFigure, type SignalKind, signalKinds } from '@bailclair/domain/signal/signal.schema.ts'
import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { signalWords } from '@bailclair/texts/signal-texts.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { pathTo } from '#paths.ts'
import { findAlert, openDesk } from '#test/desk.tsx'
import { figures } from '#test/part.ts'

afterEach(cleanup)

it('shows today, the week and a chart with its table', async () => {
  openDesk(pathTo('Figures'))
  expect(await screen.findByRole('heading', { name: 'This week, since 9 November 2026' })).toBeTruthy()
  const shown = [...document.querySelectorAll('.figures')].map((list) =>
    [...list.querySelectorAll('.figure-value')].map(({ textContent }) => textContent),
  )
  expect(shown).toEqual([
    ['7', '2'],
    ['12', '3', '19 h', '1'],
    ['48', '9', '25 min', '1'],
  ])
  expect(screen.getByRole('img', { name: /Over 2 days, 12 files verified and 3 to correct/ })).toBeTruthy()
  const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)
  expect(rows).toEqual(['DayVerifiedTo correct', '14 November 202600', '15 November 2026123'])
})

it('shows an error when the figures cannot be loaded', async () => {
  openDesk(pathTo('Figures'), { answers: { 'GET desk/figures': () => failure(500, 'Unexpected') } })
  expect((await findAlert()).textContent).toContain('The figures could not be shown')
})

describe('the figures of signals', () => {
  const silent = signalKinds.map((kind): SignalFigure => ({ kind, useful: 0, notUseful: 0, isOff: false }))
  const judged = silent.map((figure): SignalFigure => {
    if (figure.kind === 'MIXED_FONTS') return { ...figure, useful: 2, notUseful: 1 }
    if (figure.kind === 'SAVED_AGAIN') return { ...figure, useful: 9, notUseful: 11, isOff: true }
    return figure
  })
  const open = (signals: readonly SignalFigure[], language: 'fr' | 'en') =>
    openDesk(pathTo('Figures'), { language, answers: { 'GET desk/figures': () => ok({ ...figures, signals }) } })

  it.each([
    ['en', 'Signals', { fonts: '67%', saved: 'Switched off' }, 'No opinion'],
    ['fr', 'Signaux', { fonts: '67\u202f%', saved: 'Désactivé' }, 'Aucun avis'],
  ] as const)('say per kind how often it was useful, in %s', async (language, caption, said, silence) => {
    open(judged, language)
    const table = await screen.findByRole('table', { name: caption })
    const rowOf = (kind: SignalKind) =>
      within(table).getByText(signalWords[language][kind]).closest('tr')?.textContent ?? ''
    expect(within(table).getAllByRole('rowheader')).toHaveLength(signalKinds.length)
    expect(rowOf('MIXED_FONTS')).toContain(said.fonts)
    expect(rowOf('SAVED_AGAIN')).toContain(said.saved)
    expect(rowOf('SAVED_AGAIN')).toContain('45')
    expect(within(table).getAllByText(silence)).toHaveLength(signalKinds.length - 2)
  })

  it('teach how an opinion is given while there is none', async () => {
    open(silent, 'en')
    expect(await screen.findByRole('heading', { name: 'Nobody has said yet whether a signal is useful.' })).toBeTruthy()
    expect(screen.queryByRole('table', { name: 'Signals' })).toBeNull()
  })

  it('are shown for a kind that was switched off, whatever was said of it', async () => {
    open(silent.with(0, { kind: 'EDITED_WITH', useful: 0, notUseful: 0, isOff: true }), 'en')
    const table = await screen.findByRole('table', { name: 'Signals' })
    expect(within(table).getAllByText('Switched off')).toHaveLength(1)
  })
})
