import { failure } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { pathTo } from '#paths.ts'
import { findAlert, openDesk } from '#test/desk.tsx'

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
