import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Stepper } from './stepper.tsx'

afterEach(cleanup)

beforeEach(() => {
  render(
    <Stepper
      steps={[
        { key: 'name', label: 'Nom', state: 'done', href: '/nom-propriete/1' },
        { key: 'type', label: 'Type', state: 'missing', href: '/type-propriete/1' },
        { key: 'address', label: 'Adresse', state: 'current', href: '/adresse-propriete/1' },
        { key: 'rent', label: 'Loyer', state: 'todo' },
      ]}
    />,
  )
})

describe('Stepper', () => {
  it('lists the steps, each with its state in words', () => {
    expect(screen.getByRole('navigation', { name: 'Étapes' })).toBeTruthy()
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(texts).toEqual(['Nom (terminée)', '!Type (à compléter)', '3Adresse (en cours)', '4Loyer (à venir)'])
  })

  it('leads to the steps that can be opened, not to the one shown', () => {
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/nom-propriete/1',
      '/type-propriete/1',
    ])
    const current = document.querySelectorAll('[aria-current="step"]')
    expect([...current].map(({ textContent }) => textContent)).toEqual(['3Adresse (en cours)'])
  })

  it('sums up on a phone, and unfolds', async () => {
    const toggle = screen.getByRole('button', { name: 'Étape 3 sur 4 — Adresse' })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    const progress = document.querySelector('progress')
    expect([progress?.value, progress?.max]).toEqual([3, 4])
  })
})
