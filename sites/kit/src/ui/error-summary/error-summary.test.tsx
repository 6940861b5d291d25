import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

afterEach(cleanup)

const errors = [
  { fieldId: 'name', message: 'Le nom est obligatoire' },
  { fieldId: 'rent', message: 'Le montant doit être supérieur à 0' },
]
const form = (attempt: number, shown = errors) => (
  <>
    <ErrorSummary errors={shown} attempt={attempt} />
    <TextField id="name" label="Nom" />
    <TextField id="rent" label="Loyer" />
  </>
)
const summary = () => screen.getByRole('region', { name: 'Il reste 2 points à corriger' })

describe('ErrorSummary', () => {
  it('renders nothing without errors', () => {
    render(form(1, []))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('takes the focus at each failed attempt, and only then', async () => {
    const { rerender } = render(form(0, []))
    rerender(form(1))
    expect(document.activeElement).toBe(summary())
    await userEvent.click(screen.getByRole('textbox', { name: 'Nom' }))
    rerender(form(1, errors.slice(1)))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nom' }))
    expect(screen.getByRole('region', { name: 'Il reste un point à corriger' })).toBeTruthy()
    rerender(form(2))
    expect(document.activeElement).toBe(summary())
  })

  it('leads to the fields', async () => {
    render(form(1))
    const link = screen.getByRole('link', { name: 'Le montant doit être supérieur à 0' })
    expect(link.getAttribute('href')).toBe('#rent')
    await userEvent.click(link)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Loyer' }))
  })
})
