import { ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachTracker } from '#platform/analytics.ts'
import { show } from '#test/screen.tsx'
import LandingPage from './landing.page.tsx'

const user = userEvent.setup({ delay: null })
const tracked = vi.fn()
let detach: () => void

beforeEach(() => {
  detach = attachTracker(tracked)
  stubApi({ 'POST register/account': () => ok({ email: 'jeanne@exemple.fr' }, 201) })
})
afterEach(() => {
  detach()
  cleanup()
  tracked.mockReset()
  vi.unstubAllGlobals()
})

const forms = () => [...document.querySelectorAll('form')].map((form) => within(form))

async function signUp(form: ReturnType<typeof within>) {
  const fill = (label: RegExp, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } })
  fill(/^Email address/, 'jeanne@exemple.fr')
  fill(/^Password/, 'Rue-du-Bac-75007')
  fill(/^Confirm password/, 'Rue-du-Bac-75007')
  await user.click(form.getByRole('checkbox'))
  await user.click(form.getByRole('button', { name: 'Create my account' }))
  await screen.findByText('Check your inbox')
}

describe('analytics tells the two forms apart', () => {
  it.each([
    [0, 'register-top-form'],
    [1, 'register-bottom-form'],
  ])('form %i: %s once an account was made', async (place, event) => {
    show(<LandingPage />)
    const form = forms()[place]
    if (!form) throw new Error('The landing page has two forms.')
    await signUp(form)
    expect(tracked.mock.calls).toEqual([['owner', event]])
  })

  it.each([
    [0, 'register-top-form-federation'],
    [1, 'register-bottom-form-federation'],
  ])('form %i: %s on leaving for the federation', async (place, event) => {
    const login = vi.fn()
    show(<LandingPage />, { session: { status: 'signed-out', login } })
    await user.click(screen.getAllByRole('button', { name: /^Sign up with/ })[place] as HTMLElement)
    await waitFor(() => expect(login).toHaveBeenCalledTimes(1))
    expect(tracked.mock.calls).toEqual([['owner', event]])
  })
})

it('says what the service is in order, one heading under another', () => {
  show(<LandingPage />)
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
  expect(headings).toEqual([
    'H1 Renting made clear',
    'H2 Create my account',
    'H2 The right file, without the doubt',
    'H3 Verified files',
    'H3 One link per property',
    'H3 Fair rules',
    'H2 How it works',
    'H3 Add a property',
    'H3 Invite a tenant',
    'H3 Manage tenants',
    'H2 They let with peace of mind',
    'H2 The results in plain figures',
    'H2 Open the door to the right file',
  ])
})
