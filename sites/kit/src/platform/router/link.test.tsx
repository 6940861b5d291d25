import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createMemoryHistory } from '#test/memory-history.ts'
import { Link } from './link.tsx'
import { RouterContext } from './router-context.ts'

afterEach(cleanup)

it.each([
  ['/contact', 'page'],
  ['/contact?subject=1#form', 'page'],
  ['/contact/more', null],
  ['/', null],
  ['https://example.org/contact', null],
])('Link to %s from /contact/', (to, expected) => {
  const history = createMemoryHistory('/contact/')
  render(
    <RouterContext value={{ history, location: history.current(), params: {} }}>
      <Link to={to}>link</Link>
    </RouterContext>,
  )
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe(to)
  expect(link.getAttribute('aria-current')).toBe(expected)
})
