import { failure } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { pathTo } from '#paths.ts'
import { findAlert, openDesk } from '#test/desk.tsx'
import { show } from '#test/screen.tsx'
import { Header } from './layout/header.tsx'

afterEach(cleanup)

it('shows an error to an account without the role and makes no other API call', async () => {
  const { sent } = openDesk(pathTo('Queue'), { answers: { 'GET desk/profile': () => failure(403, 'NotAllowed') } })
  expect((await findAlert()).textContent).toContain('Your account has no access to this desk')
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
  expect(sent()).toEqual(['GET desk/profile'])
})

it('offers a retry when the service does not answer', async () => {
  openDesk(pathTo('Queue'), { answers: { 'GET desk/profile': () => failure(500, 'Unexpected') } })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('shows name, language switch and sign-out in the header', async () => {
  openDesk()
  cleanup()
  show(<Header />, { session: signedIn })
  await userEvent.click(await screen.findByText('Vera Roy'))
  expect(screen.getByText('vera@equipe.example')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Français' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Queue' }).getAttribute('href')).toBe(pathTo('Queue'))
})

it('shows only sign-in to everyone else', () => {
  show(<Header />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'BailClair Verification',
    'Français',
    'English',
  ])
})
