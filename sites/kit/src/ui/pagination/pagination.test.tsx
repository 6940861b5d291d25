import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Pagination } from './pagination.tsx'

afterEach(cleanup)

const show = (page: number, total: number) =>
  render(<Pagination page={page} total={total} hrefOf={(it) => `/home?page=${it}`} />)
const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => `${link.getAttribute('aria-label') ?? link.textContent} ${link.getAttribute('href')}`)

describe('Pagination', () => {
  it('leads to each page and says which one is shown', () => {
    show(2, 3)
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy()
    expect(links()).toEqual([
      'Précédente /home?page=1',
      'Page 1 /home?page=1',
      'Page 2 /home?page=2',
      'Page 3 /home?page=3',
      'Suivante /home?page=3',
    ])
    const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current).toEqual([screen.getByRole('link', { name: 'Page 2' })])
    expect(screen.getByText('Page 2 sur 3')).toBeTruthy()
  })

  it.each([
    [1, 'Précédente'],
    [3, 'Suivante'],
  ])('at page %i, «%s» leads nowhere', (page, word) => {
    show(page, 3)
    expect(screen.queryByRole('link', { name: word })).toBeNull()
    expect(screen.getByText(word)).toBeTruthy()
  })

  it('renders nothing for a single page', () => {
    expect(show(1, 1).container.innerHTML).toBe('')
  })
})
