import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { Prose } from './prose.tsx'

afterEach(cleanup)

it('makes paragraphs, lists and links of a text', () => {
  const { container } = show(
    <Prose
      text={`
        First line,
        same paragraph.

        Before a list:
        - one, over
          two lines
        - <strong>two</strong> and <terms>the terms</terms>`}
    />,
  )
  expect(container.querySelector('main')?.innerHTML).toBe(
    '<p>First line, same paragraph.</p><p>Before a list:</p>' +
      '<ul><li>one, over two lines</li><li><strong>two</strong> and <a href="/cgu">the terms</a></li></ul>',
  )
})

it('keeps the spaces that must not break', () => {
  show(<Prose text={'Pourquoi\u202F?'} />)
  expect(screen.getByText('Pourquoi\u202F?', { normalizer: (text) => text })).toBeTruthy()
})

it('does not show a link that leads nowhere', () => {
  const silenced = vi.spyOn(console, 'error').mockReturnValue()
  expect(() => show(<Prose text="See <nowhere>this</nowhere>." />)).toThrow('No link is called nowhere.')
  silenced.mockRestore()
})
