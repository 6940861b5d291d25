/** Single-letter shortcuts: active only outside inputs and only while switched on. */
export const shortcuts = {
  next: ['n', 'j'],
  previous: ['p', 'k'],
  nextPage: ['l'],
  previousPage: ['h'],
  accept: ['a'],
  decline: ['d'],
  zoomIn: ['+', '='],
  zoomOut: ['-'],
  turn: ['r'],
  fit: ['f'],
  conclude: ['c'],
  help: ['?'],
} as const satisfies Record<string, readonly string[]>

export type ShortcutName = keyof typeof shortcuts

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'target'>

type SelectKey = Pick<Key, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/** A letter in a select picks the first option that begins with it: next to shortcuts, that is never what is meant. */
export const picksOption = ({ key, ctrlKey, metaKey, altKey, target }: SelectKey): boolean =>
  target instanceof HTMLSelectElement && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

const repeatable = new Set<ShortcutName | undefined>(['zoomIn', 'zoomOut', 'nextPage', 'previousPage'])

/** Ignores keys in inputs and selects, and combinations with browser modifier keys. */
export function shortcutOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  repeat,
  isComposing,
  target,
}: Key): ShortcutName | undefined {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined
  if (target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]'))
    return undefined
  const pressed = key.toLowerCase()
  const name = (Object.keys(shortcuts) as ShortcutName[]).find((one) =>
    (shortcuts[one] as readonly string[]).includes(pressed),
  )
  // Key repeat must not accept several documents.
  return repeat && !repeatable.has(name) ? undefined : name
}

const storageKey = 'desk-shortcuts'

/** Stored per browser, so that users of speech input switch shortcuts off only once (WCAG 2.1.4). */
export const shortcutSwitch = {
  isOn: (): boolean => {
    try {
      return window.localStorage.getItem(storageKey) !== 'off'
    } catch {
      return true
    }
  },
  set: (isOn: boolean): void => {
    try {
      window.localStorage.setItem(storageKey, isOn ? 'on' : 'off')
    } catch {
      // Storage is blocked: the setting lasts until the page is left.
    }
  },
}
