import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { Unsubscribe } from './unsubscribe.page.tsx'

const user = userEvent.setup({ delay: null })
const call = 'POST notifications/unsubscribe/a-token'
const done = ok({ notifications: 'NONE' })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (language: 'fr' | 'en' = 'en') => show(<Unsubscribe token="a-token" />, { language })
const press = () =>
  user.click(screen.getByRole('button', { name: /^(Stop these messages|Ne plus recevoir ces messages)$/ }))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

it('changes nothing until a person presses the button', async () => {
  const { sent } = stubApi({ [call]: () => done })
  open()
  expect(await title('Stop these messages?')).toBeTruthy()
  expect(sent()).toEqual([])
  await press()
  await waitFor(() => expect(sent()).toEqual([call]))
})

it.each([
  ['en', done, 'Done: you will no longer receive these messages'],
  ['fr', done, 'C’est fait : vous ne recevrez plus ces messages'],
  ['en', failure(404, 'TokenUnknown'), 'This link is not valid'],
  ['fr', failure(404, 'TokenUnknown'), 'Ce lien n’est pas valable'],
] as const)('tells how it ended, and leads to the preferences: %s %j', async (language, answer, text) => {
  stubApi({ [call]: () => answer })
  open(language)
  await press()
  expect(await title(text)).toBe(document.activeElement)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/proprietaire#notifications')
})

it('can be retried after a server failure', async () => {
  const answers = [failure(503, 'ServiceUnavailable'), done]
  stubApi({ [call]: () => answers.shift() ?? done })
  open()
  await press()
  expect(await screen.findByText(/^The service is unavailable/)).toBeTruthy()
  await press()
  expect(await title('Done: you will no longer receive these messages')).toBeTruthy()
})
