import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { IconButton } from '#ui/button/button.tsx'
import { uiMessages } from '#ui/ui.messages.ts'

type Props = {
  open: boolean
  /** Escape, the cross, or a press beside the dialog. */
  onClose: () => void
  title: ReactNode
  /** Buttons, the main one first; they stay in sight while the content scrolls. */
  actions?: ReactNode
  /** What has the focus at first; the title otherwise, so that it is read. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  role?: 'alertdialog' | undefined
  children: ReactNode
}

/** The platform's modal dialog: it keeps the focus inside and the rest of the page out of reach. */
export function Dialog({ open, onClose, title, actions, initialFocus, role, children }: Props) {
  const t = useMessages(uiMessages)
  const titleId = useId()
  const bodyId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const opener = document.activeElement
    element.showModal()
    const first = initialFocus?.current ?? heading.current
    first?.focus()
    return () => {
      element.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [open, initialFocus])

  return (
    <dialog
      ref={dialog}
      className="dialog"
      role={role}
      aria-labelledby={titleId}
      // A question is read whole; a longer content is left to the reader's pace.
      aria-describedby={role && bodyId}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A second Escape in a row closes without asking; the owner of `open` must know.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
    >
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
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
