import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { usePrinting } from './use-printing.ts'

afterEach(cleanup)

const Sample = () => (usePrinting() ? 'paper' : 'screen')

it('renders for print inside the event', async () => {
  const { container } = render(<Sample />)
  expect(container.textContent).toBe('screen')
  window.dispatchEvent(new Event('beforeprint'))
  expect(container.textContent).toBe('paper')
  window.dispatchEvent(new Event('afterprint'))
  expect(await screen.findByText('screen')).toBeTruthy()
})
