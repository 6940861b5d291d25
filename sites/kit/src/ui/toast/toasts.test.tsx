import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showToast } from '#platform/toasts.ts'
import { Toasts } from './toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <button type="button">Avant</button>
      <Toasts />
    </>,
  )
})
afterEach(() => {
  pass(60_000)
  cleanup()
  vi.useRealTimers()
})

const show = (kind: 'success' | 'info' | 'danger', text: string) => act(() => showToast({ kind, text }))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const card = () => screen.getByText('Bien supprimé.').closest('.toast') as HTMLElement
const dismiss = () => screen.getAllByRole('button', { name: 'Fermer ce message' })

describe('Toasts', () => {
  it('use assertive and polite live regions that exist beforehand', () => {
    const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')]
    expect([status.textContent, alert.textContent]).toEqual(['', ''])
    show('success', 'Bien supprimé.')
    show('info', 'Nouvelle version.')
    show('danger', 'Une erreur est survenue.')
    expect(within(status).getByText('Bien supprimé.')).toBeTruthy()
    expect(within(status).getByText('Nouvelle version.')).toBeTruthy()
    expect(within(alert).getByText('Une erreur est survenue.')).toBeTruthy()
  })

  it('wait until a dialog is closed: screen readers say nothing of what is added behind it', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
    show('success', 'Bien supprimé.')
    pass(60_000)
    expect(screen.queryByText('Bien supprimé.')).toBeNull()
    dialog.close()
    dialog.remove()
    expect(screen.queryByText('Bien supprimé.')).toBeNull()
    pass(1_000)
    expect(screen.getByText('Bien supprimé.')).toBeTruthy()
  })

  it('stay 7 seconds', () => {
    show('danger', 'Une erreur est survenue.')
    pass(6_999)
    expect(screen.getByText('Une erreur est survenue.')).toBeTruthy()
    pass(1)
    expect(screen.queryByText('Une erreur est survenue.')).toBeNull()
  })

  it.each([
    ['the pointer', () => fireEvent.pointerEnter(card()), () => fireEvent.pointerLeave(card())],
    ['the focus', () => act(() => dismiss()[0]?.focus()), () => act(() => screen.getByText('Avant').focus())],
  ])('wait while %s is on them', (_, enter, leave) => {
    show('success', 'Bien supprimé.')
    pass(5_000)
    enter()
    pass(60_000)
    expect(screen.getByText('Bien supprimé.')).toBeTruthy()
    leave()
    pass(1_999)
    expect(screen.getByText('Bien supprimé.')).toBeTruthy()
    pass(1)
    expect(screen.queryByText('Bien supprimé.')).toBeNull()
  })

  it('are dismissed one by one, and the focus goes back where it came from', () => {
    show('success', 'Premier')
    show('success', 'Second')
    act(() => screen.getByText('Avant').focus())
    act(() => dismiss()[0]?.focus())
    fireEvent.click(dismiss()[0] as HTMLElement)
    expect(screen.queryByText('Premier')).toBeNull()
    expect(screen.getByText('Second')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByText('Avant'))
  })

  it('continue after the hovered one was dismissed', () => {
    show('success', 'Bien supprimé.')
    show('success', 'Second')
    fireEvent.pointerEnter(card())
    fireEvent.click(dismiss()[0] as HTMLElement)
    pass(7_000)
    expect(screen.queryByText('Second')).toBeNull()
  })
})
