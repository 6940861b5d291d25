import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ContactPage from '#pages/contact.page.tsx'
import { jeanne } from '#test/owner.ts'
import { show } from '#test/screen.tsx'

const user = userEvent.setup({ delay: null })

beforeEach(() => tabStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = () => user.click(screen.getByRole('button', { name: 'Send the message' }))

async function fill() {
  await user.click(screen.getByRole('radio', { name: 'A landlord' }))
  await user.type(field(/^First name/), 'jeanne')
  await user.type(field(/^Last name/), 'martin')
  await user.type(field(/^Email/), 'Jeanne@Example.org')
  await user.type(field(/^Subject/), 'A question')
  await user.type(field(/^Message/), 'Hello.')
}

it('sends what was typed, says where the answer will go, and keeps nothing', async () => {
  const { calls } = stubApi({ 'POST contact': () => ok(undefined, 202) })
  show(<ContactPage />)
  await fill()
  await press()
  expect(await screen.findByRole('heading', { level: 1, name: 'Your message has been sent' })).toBeTruthy()
  expect(screen.getByText('We will reply to jeanne@example.org, on working days.')).toBeTruthy()
  expect(calls.map(({ body }) => body)).toEqual([
    {
      profile: 'OWNER',
      firstName: 'Jeanne',
      lastName: 'Martin',
      email: 'jeanne@example.org',
      subject: 'A question',
      message: 'Hello.',
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Write another message' }))
  expect(field(/^Message/).value).toBe('')
})

it('names what is missing and sends nothing', async () => {
  const { calls } = stubApi({})
  show(<ContactPage />)
  await press()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You are: This field is required',
    'First name: This field is required',
    'Last name: This field is required',
    'Email is required',
    'Subject: This field is required',
    'Message: This field is required',
  ])
  expect(calls).toEqual([])
})

it('counts what is left of 2,000 characters, and lets nobody lose what is too much', async () => {
  show(<ContactPage />)
  await user.click(field(/^Message/))
  await user.paste('a'.repeat(2_001))
  expect(field(/^Message/).value).toHaveLength(2_001)
  expect(screen.getByText(/1 character too many/i, { selector: '[aria-hidden]' })).toBeTruthy()
})

it.each([
  [503, 'ServiceUnavailable'],
  [429, 'TooManyRequests'],
] as const)('keeps what was typed after a %s: %s', async (status, code) => {
  stubApi({ 'POST contact': () => failure(status, code) })
  show(<ContactPage />)
  await fill()
  await press()
  expect(await screen.findByText(errorMessages.en?.[code] ?? '')).toBeTruthy()
  expect(field(/^Message/).value).toBe('Hello.')
  cleanup()
  show(<ContactPage />)
  expect(field(/^Message/).value).toBe('Hello.')
})

it('offers the answers that people of that kind ask for', async () => {
  show(<ContactPage />)
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  await user.click(screen.getByRole('radio', { name: /^A tenant/ }))
  expect(screen.getByText('How do I take my file back from a landlord?')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'A partner' }))
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})

it('knows who is signed in, and leaves alone what they typed', async () => {
  stubApi({ 'GET owner/profile': () => ok(jeanne) })
  show(<ContactPage />, { session: signedIn })
  await user.type(field(/^First name/), 'Anne')
  await vi.waitFor(() => expect(field(/^Email/).value).toBe(jeanne.email))
  expect(field(/^First name/).value).toBe('Anne')
  expect(field(/^Last name/).value).toBe(jeanne.lastName)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A landlord' }).checked).toBe(true)
})
