import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Checkbox } from './checkbox.tsx'

afterEach(cleanup)

describe('Checkbox', () => {
  it('is ticked by its sentence and by the keyboard', async () => {
    render(<Checkbox label="J’accepte les conditions" />)
    const box = screen.getByRole('checkbox', { name: 'J’accepte les conditions' }) as HTMLInputElement
    await userEvent.click(screen.getByText('J’accepte les conditions'))
    expect(box.checked).toBe(true)
    await userEvent.keyboard(' ')
    expect(box.checked).toBe(false)
  })

  it('says what is wrong', () => {
    render(<Checkbox id="terms" label="J’accepte" hint="Lisez-les" error="La case doit être cochée" required />)
    const box = screen.getByRole('checkbox', { name: 'J’accepte' })
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(box.getAttribute('aria-required')).toBe('true')
    expect(box.getAttribute('aria-describedby')).toBe('terms-hint terms-error')
    expect(document.getElementById('terms-error')?.textContent).toContain('La case doit être cochée')
  })
})
