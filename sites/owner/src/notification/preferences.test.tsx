import type { NotificationPreferences } from '@bailclair/domain/notification/notification.schema.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { Preferences } from './preferences.tsx'

const user = userEvent.setup({ delay: null })
const change = 'POST owner/preferences'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const property = (place: number, given: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}` as PropertyId,
  name: `Studio ${place}`,
  paused: false,
  ...given,
})
const preferences: NotificationPreferences = {
  notifications: 'EACH',
  properties: [property(1), property(2, { paused: true })],
}

type Answers = Parameters<typeof stubApi>[0]
/** The server stores what it gets, unless a test overrides it. */
function open(given: NotificationPreferences = preferences, answers: Answers = {}, language: 'fr' | 'en' = 'en') {
  let kept = given
  const api = stubApi({
    'GET owner/preferences': () => ok(kept),
    [change]: ({ body }) => {
      const { notifications, properties = [] } = body as Partial<NotificationPreferences>
      const sent = new Map(properties.map(({ id, paused }) => [id, paused]))
      kept = {
        notifications: notifications ?? kept.notifications,
        properties: kept.properties.map((one) => ({ ...one, paused: sent.get(one.id) ?? one.paused })),
      }
      return ok(kept)
    },
    ...answers,
  })
  show(<Preferences />, { language, session: signedIn })
  return { ...api, bodies: () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body) }
}
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

it.each([
  ['en', 'When should we write to you?', /^Each time/],
  ['fr', 'Quand devons-nous vous écrire\u202f?', /^À chaque nouveauté/],
] as const)('shows what was chosen: %s', async (language, question, chosen) => {
  open(preferences, {}, language)
  expect((await radio(chosen)).checked).toBe(true)
  expect(screen.getByRole('radiogroup', { name: question })).toBeTruthy()
  expect([(await box('Studio 1')).checked, (await box('Studio 2')).checked]).toEqual([false, true])
})

it('saves a choice at once, and says so', async () => {
  const { bodies } = open()
  await user.click(await radio(/^Once a day/))
  expect((await radio(/^Once a day/)).checked).toBe(true)
  expect(await screen.findByText('Your choice has been saved.')).toBeTruthy()
  expect(bodies()).toEqual([{ notifications: 'DAILY' }])
})

it('pauses a property, and resumes another', async () => {
  const { bodies } = open()
  await user.click(await box('Studio 1'))
  await user.click(await box('Studio 2'))
  await waitFor(() =>
    expect(bodies()).toEqual([
      { properties: [{ id: property(1).id, paused: true }] },
      { properties: [{ id: property(2).id, paused: false }] },
    ]),
  )
  expect([(await box('Studio 1')).checked, (await box('Studio 2')).checked]).toEqual([true, false])
})

it('keeps the last of several choices, made with the keyboard faster than they are saved', async () => {
  const { bodies } = open()
  ;(await radio(/^Each time/)).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(bodies()).toEqual([{ notifications: 'DAILY' }, { notifications: 'NONE' }]))
  expect(await screen.findByText('Your choice has been saved.')).toBeTruthy()
  expect((await radio(/^Never/)).checked).toBe(true)
})

it('says that a choice could not be saved, and shows what holds', async () => {
  open(preferences, { [change]: () => failure(503, 'ServiceUnavailable') })
  await user.click(await radio(/^Never/))
  expect(await screen.findByText(/^The service is unavailable/)).toBeTruthy()
  await waitFor(async () => expect((await radio(/^Each time/)).checked).toBe(true))
  expect(screen.queryByText('Your choice has been saved.')).toBeNull()
})

it('offers to try again when they cannot be read', async () => {
  const answers = [failure(500, 'Unexpected'), ok(preferences)]
  open(preferences, { 'GET owner/preferences': () => answers.shift() ?? ok(preferences) })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect((await radio(/^Each time/)).checked).toBe(true)
})

it.each([
  [0, 0, false],
  [8, 8, false],
  [9, 9, true],
])('with %i properties: %i boxes, a search: %s', async (count, boxes, hasSearch) => {
  open({ ...preferences, properties: Array.from({ length: count }, (_, place) => property(place)) })
  await radio(/^Each time/)
  expect(screen.queryAllByRole('checkbox')).toHaveLength(boxes)
  expect(screen.queryByRole('searchbox') !== null).toBe(hasSearch)
})

it('finds one of many', async () => {
  open({ ...preferences, properties: Array.from({ length: 12 }, (_, place) => property(place)) })
  await user.type(await screen.findByRole('searchbox'), 'studio 11')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  await user.type(screen.getByRole('searchbox'), ' x')
  expect(screen.getByText('No property matches.')).toBeTruthy()
})

it('names a draft without a name', async () => {
  const { name: _, ...unnamed } = property(1)
  open({ ...preferences, properties: [unnamed] })
  expect(await box('Unnamed property')).toBeTruthy()
})
