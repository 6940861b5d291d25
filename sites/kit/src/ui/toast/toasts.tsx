import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { holdFailureWhileLeaving } from '#platform/hold-failure.ts'
import { logError } from '#platform/log.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { type Toast, toasts, useToasts } from '#platform/toasts.ts'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { uiMessages } from '#ui/ui.messages.ts'

const looks = {
  success: { tone: 'verified', icon: 'check-circle' },
  info: { tone: 'processing', icon: 'info' },
  danger: { tone: 'danger', icon: 'danger' },
} as const satisfies Record<Toast['kind'], object>

/** Rendered once. Failures interrupt screen readers, others wait. */
export function Toasts() {
  const t = useMessages(uiMessages)
  const shown = useToasts()
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  useClearFields(region, shown.length > 0)

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const dismiss = (id: number) => {
    toasts.dismiss(id)
    cameFrom.current?.focus()
  }
  const list = (isFailure: boolean) =>
    shown
      .filter(({ kind }) => (kind === 'danger') === isFailure)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />)

  return (
    <section ref={region} className="toasts" aria-label={t.notifications} onFocus={onFocus}>
      <div role="status">{list(false)}</div>
      <div role="alert">{list(true)}</div>
    </section>
  )
}

/** Loaded with the first toast. Without it they stay where the stylesheet puts them. */
function useClearFields(region: RefObject<HTMLElement | null>, isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return
    let stop: (() => void) | undefined
    let isOver = false
    const start = ({ keepFieldsClear }: typeof import('./keep-fields-clear.ts')) => {
      if (!isOver && region.current) stop = keepFieldsClear(region.current)
    }
    const loading = holdFailureWhileLeaving(import('./keep-fields-clear.ts'))
    loading.then(start, (cause) => logError('Toasts stay at the bottom', cause))
    return () => {
      isOver = true
      stop?.()
    }
  }, [region, isNeeded])
}

function ToastCard({ toast: { id, kind, text }, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const t = useMessages(uiMessages)
  const { tone, icon } = looks[kind]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the timer reacts
    <div
      className={`toast tone-${tone}`}
      onPointerEnter={() => toasts.hold(id, 'pointer')}
      onPointerLeave={() => toasts.release(id, 'pointer')}
      onFocus={() => toasts.hold(id, 'focus')}
      onBlur={() => toasts.release(id, 'focus')}
    >
      <Icon name={icon} large />
      <p className="toast-text">{text}</p>
      <IconButton icon="close" label={t.dismiss} onClick={onDismiss} />
    </div>
  )
}
