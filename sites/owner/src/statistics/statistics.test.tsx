import type { Statistics } from '@bailclair/domain/statistics/statistics.schema.ts'
import { monthsUpTo } from '@bailclair/domain/statistics/statistics.schema.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import StatisticsPage from './statistics.page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const months = monthsUpTo('2026-11-15').map((month, index) => ({ month, verified: index, declined: index % 2 }))
const figures: Statistics = {
  verifiedFiles: 374_068,
  owners: 1_234,
  validatedProperties: 1,
  applications: 0,
  files: { INCOMPLETE: 3, TO_PROCESS: 2, VALIDATED: 12, DECLINED: 1 },
  months,
  delay: { medianHours: 7.5, percentInTime: 97 },
  answers: { applications: 1_204, percentInTime: 99 },
}
const rowsOf = (name: string) =>
  within(screen.getByRole('figure', { name }))
    .getAllByRole('row', { hidden: true })
    .map(({ textContent }) => textContent)

it.each([
  [
    'fr',
    ['12', '374 056', '22 000'],
    'la moitié des réponses ont été données en 7,5 heures ou moins, et 97 % dans les 48 heures.',
  ],
  ['en', ['12', '374,056', '22,000'], 'half of the answers were given in 7.5 hours or less, and 97% within 48 hours.'],
] as const)('shows the figures in words and numbers: %s', async (language, counts, delay) => {
  stubApi({ 'GET stats': () => ok(figures) })
  show(<StatisticsPage />, { language })
  await screen.findAllByRole('definition')
  const told = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect([told[0], ...told.slice(-2)]).toEqual(counts)
  expect(screen.getByText((text) => text.endsWith(delay))).toBeTruthy()
})

it.each([
  [
    'fr',
    1_204,
    '99 % des candidatures en cours sur son bien ont eu leur réponse dans les 7 jours (1 204 candidatures en douze mois).',
  ],
  ['fr', 1, 'dans les 7 jours (1 candidature en douze mois).'],
  [
    'en',
    1_204,
    '99% of the applications to that property were answered within 7 days (1,204 applications in twelve months).',
  ],
  ['en', 1, 'within 7 days (1 application in twelve months).'],
] as const)('says how many applicants were answered in time: %s, %i', async (language, applications, text) => {
  stubApi({ 'GET stats': () => ok({ ...figures, answers: { applications, percentInTime: 99 } }) })
  show(<StatisticsPage />, { language })
  expect(await screen.findByText((shown) => shown.endsWith(text))).toBeTruthy()
})

it.each([
  ['fr', 'la moitié des réponses ont été données en moins d’une heure, et 97 % dans les 48 heures.'],
  ['en', 'half of the answers were given in less than an hour, and 97% within 48 hours.'],
] as const)('does not count in zero hours: %s', async (language, delay) => {
  stubApi({ 'GET stats': () => ok({ ...figures, delay: { medianHours: 0, percentInTime: 97 } }) })
  show(<StatisticsPage />, { language })
  expect(await screen.findByText((text) => text.endsWith(delay))).toBeTruthy()
})

it('draws each chart with its table', async () => {
  stubApi({ 'GET stats': () => ok(figures) })
  show(<StatisticsPage />)
  expect(await screen.findByRole('img', { name: '12 verified files out of 18.' })).toBeTruthy()
  expect(rowsOf('Files by status')).toEqual([
    'StatusFiles',
    'Incomplete3',
    'Being processed2',
    'To correct1',
    'Verified12',
  ])
  expect(rowsOf('The team’s answers by month').at(-1)).toBe('November 2026111')
})

it('says what there is not yet', async () => {
  const { delay: _, answers: __, ...none } = figures
  stubApi({
    'GET stats': () => ok({ ...none, months: months.map((month) => ({ ...month, verified: 0, declined: 0 })) }),
  })
  show(<StatisticsPage />)
  expect(await screen.findByText('No file was verified in the last thirty days.')).toBeTruthy()
  expect(screen.getByText('No choice has been followed by answers in the last twelve months yet.')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'No answer has been given in the last twelve months yet.' })).toBeTruthy()
})

it('offers to ask again after an outage', async () => {
  let isDown = true
  stubApi({ 'GET stats': () => (isDown ? failure(503, 'ServiceUnavailable') : ok(figures)) })
  show(<StatisticsPage />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByText('374,056')).toBeTruthy()
})

it.each([
  ['fr', ['Ce service, aujourd’hui', 'Chiffres de référence : programme national, 2024']],
  ['en', ['This service, today', 'For reference: national programme, 2024']],
] as const)('says what each group counts, and gives no name to two figures: %s', async (language, titles) => {
  stubApi({ 'GET stats': () => ok(figures) })
  show(<StatisticsPage />, { language })
  await screen.findByText(titles[0])
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(titles)
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(new Set(names).size).toBe(names.length)
})
