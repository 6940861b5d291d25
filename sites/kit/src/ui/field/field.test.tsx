import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SelectField } from '#ui/select/select-field.tsx'
import { DateField } from './date-field.tsx'
import { MoneyField } from './number-field.tsx'
import { TextField } from './text-field.tsx'
import { TextareaField } from './textarea-field.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The accessible description: the texts the control refers to. */
const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ')

describe('a field', () => {
  it('is connected to label, hint and error', () => {
    render(<TextField label="Nom du bien" hint="Vous seul le verrez." error="Ce champ est obligatoire" required />)
    const input = screen.getByRole('textbox', { name: 'Nom du bien' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.getAttribute('aria-required')).toBe('true')
    expect(described(input)).toBe('Vous seul le verrez. | Erreur\u202f: Ce champ est obligatoire')
  })

  it('keeps its error element without hint and error', () => {
    const { rerender } = render(<TextField id="name" label="Nom" />)
    const input = screen.getByRole('textbox', { name: 'Nom' })
    expect(input.hasAttribute('aria-describedby')).toBe(false)
    expect(input.getAttribute('aria-invalid')).toBe('false')
    const place = document.getElementById('name-error')
    expect(place?.getAttribute('aria-live')).toBe('polite')

    rerender(<TextField id="name" label="Nom" error="Trop long" />)
    expect(document.getElementById('name-error')).toBe(place)
    expect(place?.textContent).toContain('Trop long')
    expect(screen.getByRole('textbox')).toBe(input)
  })

  it('says that it is optional', () => {
    render(<TextField label="Téléphone" optional />)
    expect(screen.getByRole('textbox', { name: 'Téléphone (facultatif)' })).toBeTruthy()
  })

  it('reads the unit of an amount, and keeps what was typed', () => {
    render(<MoneyField label="Loyer" hint="Hors charges" />)
    const input = screen.getByRole('textbox', { name: 'Loyer' }) as HTMLInputElement
    expect(described(input)).toBe('Hors charges | €')
    expect(input.inputMode).toBe('decimal')
    fireEvent.change(input, { target: { value: '1 250,50 abc' } })
    expect(input.value).toBe('1 250,50 abc')
  })

  it('asks for a date with the calendar of the platform', () => {
    render(<DateField label="Date du diagnostic" />)
    expect(screen.getByLabelText('Date du diagnostic').getAttribute('type')).toBe('date')
  })

  it('offers a list, with a prompt when nothing is chosen beforehand', () => {
    const options = [{ value: 'rent', label: 'Loyer' }]
    render(<SelectField label="Trier par" options={options} withPrompt error="Choisissez" />)
    const select = screen.getByRole('combobox', { name: 'Trier par' })
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Choisissez…', 'Loyer'])
    expect(select.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a long text', () => {
  it.each([
    ['', '5 caractères restants'],
    ['abcd', '1 caractère restant'],
    ['abcde', '0 caractère restant'],
    ['abcdef', '1 caractère en trop'],
    ['abcdefg', '2 caractères en trop'],
  ])('counts %o, without cutting it', (text, count) => {
    render(<TextareaField label="Message" limit={5} defaultValue={text} />)
    expect(screen.getAllByText(count, { selector: '[aria-hidden]' })).toHaveLength(1)
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe(text)
  })

  it('announces the count after a pause', () => {
    vi.useFakeTimers()
    render(<TextareaField label="Message" limit={5} />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'abc' } })
    expect(screen.getByRole('status').textContent).toBe('5 caractères restants')
    act(() => vi.advanceTimersByTime(1000))
    expect(screen.getByRole('status').textContent).toBe('2 caractères restants')
  })
})
