import { useSyncExternalStore } from 'react'
import { tabStorage } from './tab-storage.ts'

export type Toast = { id: number; kind: 'success' | 'info' | 'danger'; text: string }
type NewToast = Omit<Toast, 'id'> & {
  /** Disappears although it is a failure, because the page shows it, too. */
  isBrief?: boolean
}

/** In milliseconds. */
const toastDuration = 7_000

type Timed = { toast: Toast; left: number; timer?: ReturnType<typeof setTimeout>; since: number }

/**
 * Toasts; `pause` stops the timer on hover and focus. A failure stays until it is dismissed, happens again or the page
 * changes: nothing else may tell of it.
 */
export function createToastStore(duration = toastDuration) {
  const listeners = new Set<() => void>()
  let timed: Timed[] = []
  let shown: readonly Toast[] = []
  let isPaused = false
  let lastId = 0

  function change(next: Timed[]) {
    timed = next
    shown = timed.map(({ toast }) => toast)
    for (const listener of listeners) listener()
  }

  function run(it: Timed) {
    if (it.left === Number.POSITIVE_INFINITY) return
    it.since = Date.now()
    it.timer = setTimeout(() => dismiss(it.toast.id), it.left)
  }

  function dismiss(id: number) {
    clearTimeout(timed.find(({ toast }) => toast.id === id)?.timer)
    change(timed.filter(({ toast }) => toast.id !== id))
  }

  return {
    current: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: ({ isBrief = false, ...toast }: NewToast) => {
      lastId += 1
      const left = toast.kind === 'danger' && !isBrief ? Number.POSITIVE_INFINITY : duration
      const it: Timed = { toast: { ...toast, id: lastId }, left, since: 0 }
      if (!isPaused) run(it)
      const isSame = (other: Timed) => left === other.left && toast.text === other.toast.text
      change([...timed.filter((other) => left === duration || !isSame(other)), it])
    },
    /** What concerned the page that was left. */
    dismissFailures: () => change(timed.filter(({ left }) => left !== Number.POSITIVE_INFINITY)),
    dismiss,
    pause: () => {
      if (isPaused) return
      isPaused = true
      for (const it of timed) {
        clearTimeout(it.timer)
        it.left -= Date.now() - it.since
      }
    },
    resume: () => {
      if (!isPaused) return
      isPaused = false
      for (const it of timed) run(it)
    },
  }
}

export const toasts = createToastStore()
const none: readonly Toast[] = []

/** Shows a message for 7 seconds, a failure until dismissed: `showToast({ kind: 'success', text: t.saved })`. */
export const showToast = toasts.show

const storageKey = 'toast'

/** Stores a toast across a page load; `showKeptToast` shows it there. */
export const keepToast = (toast: NewToast): void => void tabStorage.keep(storageKey, toast)

export function showKeptToast(): void {
  const kept = tabStorage.find(storageKey) as NewToast | undefined
  if (!kept) return
  tabStorage.keep(storageKey, undefined)
  showToast(kept)
}

export const useToasts = (): readonly Toast[] => useSyncExternalStore(toasts.subscribe, toasts.current, () => none)
