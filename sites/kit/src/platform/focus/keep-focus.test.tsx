import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop: () => void
beforeEach(() => {
  stop = keepFocus(document)
})
afterEach(() => {
  stop()
  cleanup()
})

let change: (names: readonly string[]) => void

function List({ withTitle }: { withTitle: boolean }) {
  const [names, setNames] = useState<readonly string[]>(['Anna', 'Bruno'])
  change = setNames
  return (
    <main id="content" tabIndex={-1}>
      <h1>Guarantors</h1>
      <section>
        {withTitle && names.length > 0 && <h2>{`${names.length} people`}</h2>}
        <ul>
          {names.map((name) => (
            <li key={name}>
              <h3>{name}</h3>
              <button type="button">Remove {name}</button>
            </li>
          ))}
        </ul>
      </section>
      <h2>Questions</h2>
    </main>
  )
}

const focused = () => document.activeElement?.textContent
async function leave(names: readonly string[]) {
  await act(async () => change(names))
}

describe('the focus of what is removed', () => {
  it.each([
    ['goes to the heading of its list, not to that of another item', true, 'Bruno', ['Anna'], '1 people'],
    ['goes to the title of the page where the list has none', false, 'Bruno', ['Anna'], 'Guarantors'],
    ['goes to the title of the page when the heading of the list went, too', true, 'Anna', [], 'Guarantors'],
  ] as const)('%s', async (_, withTitle, name, left, heading) => {
    render(<List withTitle={withTitle} />)
    screen.getByRole('button', { name: `Remove ${name}` }).focus()
    await leave(left)
    expect(focused()).toBe(heading)
  })

  it('goes on when the heading that took it is removed later', async () => {
    render(<List withTitle />)
    screen.getByRole('button', { name: 'Remove Anna' }).focus()
    await leave(['Bruno'])
    await leave([])
    expect(focused()).toBe('Guarantors')
  })

  it.each([
    ['is left alone elsewhere', () => screen.getByRole('button', { name: 'Remove Bruno' }).focus(), 'Remove Bruno'],
    [
      'is not given back to a page that was clicked beside',
      () => (document.activeElement as HTMLElement).blur(),
      'BODY',
    ],
  ])('%s', async (_, move, expected) => {
    render(<List withTitle />)
    screen.getByRole('button', { name: 'Remove Anna' }).focus()
    move()
    await leave(['Bruno'])
    expect([focused(), document.activeElement?.tagName]).toContain(expected)
  })
})
