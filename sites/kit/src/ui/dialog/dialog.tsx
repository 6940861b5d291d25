import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { focusPlace, placeOf } from '#platform/focus/focus-place.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { IconButton } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { uiMessages } from '#ui/ui.messages.ts'

type Props = {
  open: boolean
  /** On Escape, the close button or a click outside. */
  onClose: () => void
  title: ReactNode
  /** Buttons, the main one first; always visible. */
  actions?: ReactNode
  /** Defaults to the dialog, whose title and text are then read aloud: Orca says nothing of a title with the focus. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  role?: 'alertdialog' | undefined
  /** Large: for a document that fills the window. */
  size?: 'large' | undefined
  children: ReactNode
}

/** The native modal dialog, which traps the focus. */
export function Dialog({ open, onClose, title, actions, initialFocus, role, size, children }: Props) {
  const t = useMessages(uiMessages)
  const titleId = useId()
  const bodyId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  /** Closed by us: the page is hidden while the person signs in again, and the dialog comes back with it. */
  const isHidden = useRef(false)

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const opener = placeOf(document.activeElement)
    isHidden.current = false
    element.showModal()
    const first = initialFocus?.current ?? element
    first.focus()
    return () => {
      isHidden.current = true
      element.close()
      focusPlace(opener)
    }
  }, [open, initialFocus])

  return (
    <dialog
      ref={dialog}
      className={classNames('dialog', size && `dialog-${size}`)}
      tabIndex={-1}
      role={role}
      aria-labelledby={titleId}
      // Short questions are read whole; longer content is not.
      aria-describedby={role && bodyId}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A second Escape closes a native dialog without a cancel event.
      onClose={({ currentTarget }) => open && !currentTarget.open && !isHidden.current && onClose()}
    >
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={t.close} onClick={onClose} />
          </div>
          <div className="dialog-body" id={bodyId}>
            {children}
          </div>
          {actions && <div className="dialog-actions">{actions}</div>}
        </>
      )}
    </dialog>
  )
}
