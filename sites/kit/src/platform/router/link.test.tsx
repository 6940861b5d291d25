import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createMemoryHistory } from '#test/memory-history.ts'
import { Link } from './link.tsx'
import { RouterContext } from './router-context.ts'

afterEach(cleanup)

it.each([
  ['/contact', '/contact/', 'page'],
  ['/contact?subject=1#form', '/contact/', 'page'],
  ['/contact/more', '/contact/', null],
  ['/', '/contact/', null],
  ['https://example.org/contact', '/contact/', null],
  ['/mon-compte', '/mon-compte/journal', 'true'],
  ['/mon-compte', '/mon-compte-2', null],
  ['/', '/', 'page'],
])('Link to %s from %s', (to, from, expected) => {
  const history = createMemoryHistory(from)
  render(
    <RouterContext value={{ history, location: history.current(), params: {} }}>
      <Link to={to}>link</Link>
    </RouterContext>,
  )
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe(to)
  expect(link.getAttribute('aria-current')).toBe(expected)
})
