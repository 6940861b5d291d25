import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { signedIn } from '#test/providers.tsx'
import { TestProviders } from '#test/site.tsx'
import { NotFoundText } from './not-found.tsx'

afterEach(cleanup)

it.each([
  ['a visitor', undefined, ['Back to the homepage', 'Contact us']],
  ['somebody signed in', signedIn, ['Back to my account', 'Back to the homepage', 'Contact us']],
])('leads %s on', (_, session, ways) => {
  render(
    <TestProviders language="en" {...(session && { session })}>
      <NotFoundText home="/" contact="/contact" />
    </TestProviders>,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(ways)
})
