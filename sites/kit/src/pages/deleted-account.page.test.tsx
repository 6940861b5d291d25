import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { keepDeletion } from '#platform/deleted-account.ts'
import { tabStorage } from '#platform/tab-storage.ts'
import { TestProviders } from '#test/site.tsx'
import DeletedAccountPage from './deleted-account.page.tsx'

afterEach(() => {
  tabStorage.clear()
  cleanup()
})

const show = () =>
  render(
    <TestProviders language="en">
      <DeletedAccountPage />
    </TestProviders>,
  )
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const ways = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

it('confirms the deletion, with the receipt and two ways on', () => {
  keepDeletion({ receipt: 'K7QD-2MXA-P9ET' })
  show()
  expect(title()).toBe('Your account has been deleted')
  expect(document.activeElement?.textContent).toBe(title())
  expect(screen.getByText('K7QD-2MXA-P9ET')).toBeTruthy()
  expect(ways()).toEqual(['Back to the homepage', 'Create a new account'])
})

it.each([undefined, '<b>not a receipt</b>'])('shows no receipt that the service did not give: %s', (receipt) => {
  keepDeletion({ receipt })
  show()
  expect(title()).toBe('Your account has been deleted')
  expect(screen.queryByText('Receipt number', { exact: false })).toBeNull()
})

it('claims nothing in a tab that deleted nothing', () => {
  show()
  expect(title()).toBe('No account was deleted here')
  expect(ways()).toEqual(['Back to the homepage'])
})
