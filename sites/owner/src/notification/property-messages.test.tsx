import type { NotificationPreferences } from '@bailclair/domain/notification/notification.schema.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { PropertyMessages } from './property-messages.tsx'

const user = userEvent.setup({ delay: null })
const id = '00000000-0000-4000-8000-000000000001' as PropertyId

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Given = Partial<Pick<NotificationPreferences, 'notifications'>> & { paused?: boolean }
const preferences = ({ notifications = 'EACH', paused = false }: Given = {}): NotificationPreferences => ({
  notifications,
  properties: [
    { id, name: 'Studio', paused },
    { id: id.replace('1', '2') as PropertyId, paused: !paused },
  ],
})

async function open(given?: Given, change = () => ok(preferences({ ...given, paused: !given?.paused }))) {
  const api = stubApi({ 'GET owner/preferences': () => ok(preferences(given)), 'POST owner/preferences': change })
  show(<PropertyMessages propertyId={id} />, { language: 'en', session: signedIn })
  expect(api.sent()).toEqual([])
  await user.click(screen.getByText('Messages about this property'))
  return api
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))

it.each([
  [{}, /^We write to you each time/, 'Pause the messages'],
  [{ notifications: 'DAILY' }, /^We write to you once a day/, 'Pause the messages'],
  [{ paused: true }, /^Paused: we no longer write/, 'Resume the messages'],
  [{ notifications: 'NONE', paused: true }, /^You chose not to receive messages/, undefined],
] as const)('says what holds for the property: %j', async (given, words, button) => {
  await open(given)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('button')?.textContent).toBe(button)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/proprietaire#notifications')
})

it.each([
  [false, 'Pause the messages', /^Paused/],
  [true, 'Resume the messages', /^We write to you each time/],
])('changes it for this property alone: paused %s', async (paused, button, words) => {
  const { calls } = await open({ paused })
  await press(button)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(await screen.findByText('Your choice has been saved.')).toBeTruthy()
  expect(calls.at(-1)?.body).toEqual({ properties: [{ id, paused: !paused }] })
})

it('says that it could not be changed, and shows what holds', async () => {
  await open({}, () => failure(503, 'ServiceUnavailable'))
  await press('Pause the messages')
  expect(await screen.findByText(/^The service is unavailable/)).toBeTruthy()
  expect(await screen.findByText(/^We write to you each time/)).toBeTruthy()
})
