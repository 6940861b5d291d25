import { useSyncExternalStore } from 'react'

export type Toast = { id: number; kind: 'success' | 'info' | 'danger'; text: string }
type NewToast = Omit<Toast, 'id'>

/** In milliseconds. */
const toastDuration = 7_000

type Timed = { toast: Toast; left: number; timer?: ReturnType<typeof setTimeout>; since: number }
type Reader = 'pointer' | 'focus'

/** Toasts leave after 7 seconds. All of them wait while the pointer or the focus is on one. */
export function createToastStore(duration = toastDuration) {
  const listeners = new Set<() => void>()
  const holds = new Set<`${number} ${Reader}`>()
  let timed: Timed[] = []
  let shown: readonly Toast[] = []
  let lastId = 0

  function change(next: Timed[]) {
    timed = next
    shown = timed.map(({ toast }) => toast)
    for (const listener of listeners) listener()
  }

  function run(it: Timed) {
    it.since = Date.now()
    it.timer = setTimeout(() => dismiss(it.toast.id), it.left)
  }

  function dismiss(id: number) {
    clearTimeout(timed.find(({ toast }) => toast.id === id)?.timer)
    change(timed.filter(({ toast }) => toast.id !== id))
    // The browser sends no event when the toast that is read is removed.
    release(id, 'pointer')
    release(id, 'focus')
  }

  function hold(id: number, reader: Reader) {
    if (holds.size === 0) {
      for (const it of timed) {
        clearTimeout(it.timer)
        it.left -= Date.now() - it.since
      }
    }
    holds.add(`${id} ${reader}`)
  }

  function release(id: number, reader: Reader) {
    if (holds.delete(`${id} ${reader}`) && holds.size === 0) for (const it of timed) run(it)
  }

  return {
    current: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: (toast: NewToast) => {
      const same = timed.find((other) => other.toast.text === toast.text && other.toast.kind === toast.kind)
      if (same) dismiss(same.toast.id)
      lastId += 1
      const it: Timed = { toast: { ...toast, id: lastId }, left: duration, since: 0 }
      if (holds.size === 0) run(it)
      change([...timed, it])
    },
    dismiss,
    hold,
    release,
  }
}

export const toasts = createToastStore()
const none: readonly Toast[] = []

/** In milliseconds: until a browser has told screen readers that the page is back. */
const pageReturns = 300

/**
 * Shows a message for 7 seconds: `showToast({ kind: 'success', text: t.saved })`.
 * Waits for the end of a dialog: screen readers say nothing of what is added behind one.
 */
export function showToast(toast: NewToast): void {
  const dialog = document.querySelector('dialog[open]')
  if (dialog) dialog.addEventListener('close', () => setTimeout(showToast, pageReturns, toast), { once: true })
  else toasts.show(toast)
}

export const useToasts = (): readonly Toast[] => useSyncExternalStore(toasts.subscribe, toasts.current, () => none)
