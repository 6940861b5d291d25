import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { RadioCards, RadioGroup } from './radio-group.tsx'

afterEach(cleanup)

const options = [
  { value: 'house', label: 'Maison', icon: 'house' },
  { value: 'apartment', label: 'Appartement', icon: 'apartment' },
  { value: 'other', label: 'Autre', disabled: true },
] as const

function Sample({ look: Look, error }: { look: typeof RadioGroup; error?: string }) {
  const [value, setValue] = useState<'house' | 'apartment' | 'other'>()
  return (
    <Look
      id="type"
      label="Type"
      hint="Du bien"
      error={error}
      required
      options={options}
      value={value}
      onChange={setValue}
    />
  )
}

const checked = () => screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)

describe.each([
  ['RadioGroup', RadioGroup],
  ['RadioCards', RadioCards],
])('%s', (_, look) => {
  it('is one question with its answers', async () => {
    render(<Sample look={look} />)
    expect(screen.getByRole('radiogroup', { name: 'Type' }).getAttribute('aria-required')).toBe('true')
    expect(checked()).toEqual([])
    await userEvent.click(screen.getByText('Appartement'))
    expect(checked()).toEqual([screen.getByRole('radio', { name: 'Appartement' })])
  })

  it('is answered with the keyboard alone', async () => {
    render(<Sample look={look} />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(checked()).toEqual([screen.getByRole('radio', { name: 'Maison' })])
    await userEvent.keyboard('{ArrowDown}')
    expect(checked()).toEqual([screen.getByRole('radio', { name: 'Appartement' })])
  })

  it('says what is wrong, and the error summary finds its first answer', () => {
    render(<Sample look={look} error="Choisissez une réponse." />)
    const group = screen.getByRole('radiogroup')
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(group.getAttribute('aria-describedby')).toBe('type-hint type-error')
    expect(document.getElementById('type-error')?.textContent).toContain('Choisissez une réponse.')
    expect(document.getElementById('type')).toBe(screen.getByRole('radio', { name: 'Maison' }))
  })
})
