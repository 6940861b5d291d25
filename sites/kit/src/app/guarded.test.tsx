import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Session } from '#platform/session.ts'
import { createMemoryHistory } from '#test/memory-history.ts'
import { signedIn } from '#test/providers.tsx'
import { TestProviders, testSite } from '#test/site.tsx'
import { Guarded } from './guarded.tsx'
import type { Access } from './route.ts'

afterEach(() => {
  cleanup()
})

function visit(access: Access, session: Session) {
  const history = createMemoryHistory('/surface/7?from=mail#rent')
  render(
    <TestProviders session={session} history={history}>
      <Guarded access={access} SignedIn={testSite.SignedIn}>
        <p>the page</p>
      </Guarded>
    </TestProviders>,
  )
  return { history, isShown: screen.queryByText('the page') !== null, isWaiting: screen.queryByRole('status') !== null }
}

describe('Guarded', () => {
  it('shows a page to those who may see it', () => {
    expect(visit('public', { status: 'unknown', ask: () => undefined })).toMatchObject({
      isShown: true,
      isWaiting: false,
    })
  })

  it('shows a signed-in page after its wrapper loaded', async () => {
    expect(visit('named', signedIn)).toMatchObject({ isShown: false, isWaiting: true })
    expect(await screen.findByText('the page')).toBeTruthy()
  })

  it('waits for the identity server', () => {
    expect(visit('signed-in', { status: 'unknown', ask: () => undefined })).toMatchObject({
      isShown: false,
      isWaiting: true,
    })
  })

  it('redirects a visitor to sign-in and back', () => {
    const login = vi.fn()
    expect(visit('signed-in', { status: 'signed-out', login })).toMatchObject({ isShown: false, isWaiting: true })
    expect(login).toHaveBeenCalledWith({ returnTo: '/surface/7?from=mail#rent' })
  })

  it('offers a retry while the identity server is down', async () => {
    const retry = vi.fn()
    expect(visit('signed-in', { status: 'unavailable', retry })).toMatchObject({ isShown: false, isWaiting: false })
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('hides a page whose session ended, and shows it with its input after signing in again', async () => {
    const history = createMemoryHistory('/surface/7')
    const signInAgain = vi.fn(async () => undefined)
    const page = (session: Session) => (
      <TestProviders session={session} history={history}>
        <Guarded access="signed-in" SignedIn={testSite.SignedIn}>
          <input aria-label="surface" />
        </Guarded>
      </TestProviders>
    )
    const { rerender } = render(page(signedIn))
    await userEvent.type(await screen.findByRole('textbox'), '42')
    rerender(page({ status: 'ended', login: vi.fn(), signInAgain }))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Votre session est terminée')
    await userEvent.click(screen.getByRole('button', { name: 'Se reconnecter' }))
    expect(signInAgain).toHaveBeenCalledOnce()
    rerender(page(signedIn))
    expect(screen.getByRole('textbox')).toHaveProperty('value', '42')
    expect(screen.queryByRole('button')).toBeNull()
  })

  describe('in the last two minutes of a session', () => {
    const ending = { endsAt: new Date('2026-11-16T13:05:00Z'), isFinal: false, extend: vi.fn(), close: vi.fn() }
    const page = (session: Session, access: Access = 'signed-in') => (
      <TestProviders session={session}>
        <Guarded access={access} SignedIn={testSite.SignedIn}>
          <input aria-label="surface" />
        </Guarded>
      </TestProviders>
    )
    const warning = () => screen.findByRole('alertdialog', { name: 'Votre session se termine à 14:05' })

    it('asks to extend it; it has the focus, and the field gets the focus back', async () => {
      const { rerender } = render(page(signedIn))
      await userEvent.type(await screen.findByRole('textbox'), '42')
      rerender(page({ ...signedIn, ending }))
      expect(await warning()).toBe(document.activeElement)
      ending.extend.mockRejectedValueOnce(new TypeError('refused'))
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      await userEvent.click(screen.getByRole('button', { name: 'Prolonger la session' }))
      expect(await screen.findByRole('alert')).toBeTruthy()
      ending.extend.mockResolvedValueOnce(undefined)
      await userEvent.click(screen.getByRole('button', { name: 'Prolonger la session' }))
      expect(screen.queryByRole('alert')).toBeNull()
      rerender(page(signedIn))
      expect(screen.getByRole('textbox')).toBe(document.activeElement)
      expect(screen.getByRole('textbox')).toHaveProperty('value', '42')
    })

    it('can be left as it is', async () => {
      render(page({ ...signedIn, ending }))
      await warning()
      await userEvent.click(screen.getByRole('button', { name: 'Pas maintenant' }))
      expect(ending.close).toHaveBeenCalledOnce()
    })

    it('says when it cannot be extended', async () => {
      render(page({ ...signedIn, ending: { ...ending, isFinal: true } }))
      expect((await warning()).textContent).toContain('Cette session ne peut pas être prolongée')
      expect(screen.queryByRole('button', { name: 'Prolonger la session' })).toBeNull()
    })

    it('asks one question at a time, and nothing on public pages', async () => {
      const confirmation = { begin: vi.fn(), cancel: vi.fn() }
      const { rerender } = render(page({ ...signedIn, ending, confirmation }))
      await screen.findByRole('textbox')
      expect(screen.queryByRole('alertdialog')).toBeNull()
      rerender(page({ ...signedIn, ending }, 'public'))
      expect(screen.queryByRole('alertdialog')).toBeNull()
    })
  })

  it('redirects signed-in visitors from guest pages, with carried parameters, without a history entry', () => {
    const { history, isShown } = visit('guest', signedIn)
    expect(isShown).toBe(false)
    expect(history.current()).toMatchObject({ pathname: '/home', search: '?from=mail', arrival: 'replace' })
  })
})
