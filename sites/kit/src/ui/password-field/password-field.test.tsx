import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LanguageProvider } from '#platform/messages/language-provider.tsx'
import { PasswordField } from './password-field.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const input = () => screen.getByLabelText('Mot de passe') as HTMLInputElement

describe('PasswordField', () => {
  it('shows and hides what is typed, and says so', async () => {
    render(<PasswordField label="Mot de passe" autoComplete="current-password" />)
    await userEvent.type(input(), 'secret')
    expect(input().type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: /^Afficher\s: Mot de passe$/ }))
    expect(input().type).toBe('text')
    expect(input().value).toBe('secret')
    expect(screen.getByRole('status').textContent).toBe('Votre mot de passe est visible.')
    await userEvent.click(screen.getByRole('button', { name: /^Masquer\s: Mot de passe$/ }))
    expect(input().type).toBe('password')
    expect(screen.getByRole('status').textContent).toBe('Votre mot de passe est masqué.')
  })

  it('is hidden again on submit', async () => {
    render(
      <form data-testid="form">
        <PasswordField label="Mot de passe" autoComplete="current-password" />
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: /^Afficher\s: Mot de passe$/ }))
    fireEvent.submit(screen.getByTestId('form'))
    expect(input().type).toBe('password')
  })

  it('has no strength bar by default', () => {
    const { container } = render(<PasswordField label="Mot de passe" autoComplete="current-password" />)
    expect(container.querySelector('.strength')).toBeNull()
  })
})

describe('the strength', () => {
  it.each([
    [null, '', '', 0],
    [0, 'Très faible', 'Very weak', 1],
    [1, 'Faible', 'Weak', 2],
    [2, 'Correcte', 'Fair', 3],
    [3, 'Bonne', 'Good', 4],
    [4, 'Excellente', 'Excellent', 5],
  ] as const)('%s is a word and parts of the bar', (score, french, english, parts) => {
    for (const [language, word] of [
      ['fr', french],
      ['en', english],
    ] as const) {
      const { container } = render(
        <LanguageProvider initial={language}>
          <PasswordField label="Mot de passe" autoComplete="new-password" score={score} />
        </LanguageProvider>,
      )
      expect(container.querySelector('.strength-word')?.textContent).toBe(word)
      expect(container.querySelectorAll('.strength-part-on')).toHaveLength(parts)
      expect(container.querySelector('.strength')?.classList.contains(`strength-${score}`)).toBe(score !== null)
      cleanup()
    }
  })

  it('is announced once the person pauses, and describes the field', () => {
    vi.useFakeTimers()
    const field = (score: 0 | 3) => <PasswordField label="Mot de passe" autoComplete="new-password" score={score} />
    const { rerender } = render(field(0))
    rerender(field(3))
    const announced = document.getElementById(input().getAttribute('aria-describedby') ?? '')
    expect(announced?.getAttribute('role')).toBe('status')
    expect(announced?.textContent).toBe('Solidité du mot de passe\u202f: Très faible')
    act(() => vi.advanceTimersByTime(500))
    expect(announced?.textContent).toBe('Solidité du mot de passe\u202f: Bonne')
  })
})
