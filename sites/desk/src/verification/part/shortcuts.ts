/** What a key does on the work screen. Letters alone, hence only where nothing is typed, and only while they are on. */
export const shortcuts = {
  next: ['n', 'j'],
  previous: ['p', 'k'],
  accept: ['a'],
  decline: ['d'],
  zoomIn: ['+', '='],
  zoomOut: ['-'],
  turn: ['r'],
  conclude: ['c'],
  help: ['?'],
} as const satisfies Record<string, readonly string[]>

export type ShortcutName = keyof typeof shortcuts

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'target'>

/** Nothing while someone types, chooses in a list or holds a key of the browser's own shortcuts. */
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
  // A key held down goes on zooming, and accepts one document only.
  return repeat && name !== 'zoomIn' && name !== 'zoomOut' ? undefined : name
}

const storageKey = 'desk-shortcuts'

/** Kept on this machine: who switched them off once, by voice or by a tremor, need not do it every day (WCAG 2.1.4). */
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
      // Storage is forbidden: it holds until the page is left.
    }
  },
}
