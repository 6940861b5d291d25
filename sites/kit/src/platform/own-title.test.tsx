import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useOwnTitle, useTitleDetail, useTitleOfPage } from './own-title.ts'

afterEach(() => {
  cleanup()
})

const Missing = ({ title }: { title: string }) => {
  useOwnTitle(title)
  return null
}
const Named = ({ name }: { name: string | undefined }) => {
  useTitleDetail(name)
  return null
}
const Title = () => {
  const { title = 'of the route', detail } = useTitleOfPage()
  return <output>{[title, detail].filter(Boolean).join(' – ')}</output>
}

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

it('says which one it is, beside either title', () => {
  const { rerender } = render(
    <>
      <Title />
      <Named name={undefined} />
    </>,
  )
  const shown = () => screen.getByRole('status').textContent
  expect(shown()).toBe('of the route')
  act(() =>
    rerender(
      <>
        <Title />
        <Named name="Studio" />
        <Missing title="Rent" />
      </>,
    ),
  )
  expect(shown()).toBe('Rent – Studio')
  act(() => rerender(<Title />))
  expect(shown()).toBe('of the route')
})
