import { type FocusEvent, useEffect, useRef } from 'react'
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
  const cameFrom = useRef<HTMLElement>(null)

  // No event fires when the hovered toast is removed.
  useEffect(() => {
    if (shown.length === 0) toasts.resume()
  }, [shown])

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    toasts.pause()
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
    <section
      className="toasts"
      aria-label={t.notifications}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={onFocus}
      onBlur={toasts.resume}
    >
      <div role="status">{list(false)}</div>
      <div role="alert">{list(true)}</div>
    </section>
  )
}

function ToastCard({ toast: { kind, text }, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const t = useMessages(uiMessages)
  const { tone, icon } = looks[kind]
  return (
    <div className={`toast tone-${tone}`}>
      <Icon name={icon} large />
      <p className="toast-text">{text}</p>
      <IconButton icon="close" label={t.dismiss} onClick={onDismiss} />
    </div>
  )
}
