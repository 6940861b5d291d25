import { createMemoryHistory } from '@bailclair/front/platform/router/memory-history.ts'
import type { Session } from '@bailclair/front/platform/session.ts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Guarded } from './guarded.tsx'
import type { Access } from './route.ts'
import { ok, stubApi } from './test-api.ts'
import { jeanne } from './test-owner.ts'
import { signedIn, TestProviders } from './test-providers.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function visit(access: Access, session: Session) {
  const history = createMemoryHistory('/surface/7?from=mail')
  render(
    <TestProviders session={session} history={history}>
      <Guarded access={access}>
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

  it('shows an owner their page once the profile is there', async () => {
    stubApi({ 'GET owner/profile': () => ok(jeanne) })
    expect(visit('named-owner', signedIn)).toMatchObject({ isShown: false, isWaiting: true })
    expect(await screen.findByText('the page')).toBeTruthy()
  })

  it('waits for the identity server', () => {
    expect(visit('owner', { status: 'unknown', ask: () => undefined })).toMatchObject({
      isShown: false,
      isWaiting: true,
    })
  })

  it('leads a visitor to sign-in, and back here', () => {
    const login = vi.fn()
    expect(visit('owner', { status: 'signed-out', login })).toMatchObject({ isShown: false, isWaiting: true })
    expect(login).toHaveBeenCalledWith({ returnTo: '/surface/7?from=mail' })
  })

  it('offers to try again while the identity server is down', async () => {
    const retry = vi.fn()
    expect(visit('owner', { status: 'unavailable', retry })).toMatchObject({ isShown: false, isWaiting: false })
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('leads an owner away from a page for guests, without leaving a trace in the history', () => {
    const { history, isShown } = visit('guest', signedIn)
    expect(isShown).toBe(false)
    expect(history.current()).toMatchObject({ pathname: '/home', arrival: 'replace' })
  })
})
