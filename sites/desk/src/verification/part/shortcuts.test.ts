import { describe, expect, it } from 'vitest'
import { shortcutOf } from './shortcuts.ts'

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  shortcutOf({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    isComposing: false,
    target: document.body,
    ...more,
  })

it.each([
  ['n', 'next'],
  ['N', 'next'],
  ['j', 'next'],
  ['p', 'previous'],
  ['a', 'accept'],
  ['d', 'decline'],
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
  ['r', 'turn'],
  ['c', 'conclude'],
  ['?', 'help'],
  ['x', undefined],
  ['Enter', undefined],
])('%s: %s', (key, name) => {
  expect(press(key)).toBe(name)
})

describe('shortcuts are ignored', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])('with %o', (more) => {
    expect(press('a', more)).toBeUndefined()
  })

  it.each(['input', 'textarea', 'select', 'dialog'])('inside %s', (name) => {
    expect(press('a', { target: document.createElement(name) })).toBeUndefined()
  })

  it('on key repeat, except zoom', () => {
    expect(press('a', { repeat: true })).toBeUndefined()
    expect(press('+', { repeat: true })).toBe('zoomIn')
  })
})
