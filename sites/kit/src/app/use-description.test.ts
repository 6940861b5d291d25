import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useDescription } from './use-description.ts'

const descriptions = () =>
  [...document.head.querySelectorAll('meta[name="description"]')].map((meta) => meta.getAttribute('content'))

it('sets the description of the route and removes it otherwise', () => {
  const { rerender } = renderHook(({ text }: { text: string | undefined }) => useDescription(text), {
    initialProps: { text: 'A free service.' as string | undefined },
  })
  expect(descriptions()).toEqual(['A free service.'])
  rerender({ text: 'Un service gratuit.' })
  expect(descriptions()).toEqual(['Un service gratuit.'])
  rerender({ text: undefined })
  expect(descriptions()).toEqual([])
})
