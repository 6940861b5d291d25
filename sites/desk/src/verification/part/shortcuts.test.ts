import { describe, expect, it } from 'vitest'
import { picksOption, shortcutOf } from './shortcuts.ts'

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

describe('a key that would pick an option of a select', () => {
  const inside = (name: string, key: string, more: Partial<KeyboardEvent> = {}) =>
    picksOption({ key, ctrlKey: false, metaKey: false, altKey: false, target: document.createElement(name), ...more })

  it.each(['a', 'A', 'é', '1'])('%s', (key) => expect(inside('select', key)).toBe(true))

  it.each([
    ['select', ' '],
    ['select', 'ArrowDown'],
    ['select', 'Enter'],
    ['select', 'Tab'],
    ['textarea', 'a'],
    ['input', 'a'],
    ['button', 'a'],
  ])('not in %s: %s', (name, key) => expect(inside(name, key)).toBe(false))

  it('not with Ctrl', () => expect(inside('select', 'a', { ctrlKey: true })).toBe(false))
})
