import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useOwnTitle, useTitleOfPage } from './own-title.ts'

afterEach(() => {
  cleanup()
})

const Missing = ({ title }: { title: string }) => {
  useOwnTitle(title)
  return null
}
const Title = () => <output>{useTitleOfPage() ?? 'of the route'}</output>

it('replaces the title of the route as long as it is shown', () => {
  const page = (title?: string) => (
    <>
      <Title />
      {title && <Missing title={title} />}
    </>
  )
  const { rerender } = render(page())
  const shown = () => screen.getByRole('status').textContent
  expect(shown()).toBe('of the route')
  for (const title of ['Logement introuvable', 'Property not found']) {
    act(() => rerender(page(title)))
    expect(shown()).toBe(title)
  }
  act(() => rerender(page()))
  expect(shown()).toBe('of the route')
})
