import { type ReactNode, useRef } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Callout } from '#ui/callout/callout.tsx'
import { uiMessages } from '#ui/ui.messages.ts'
import { Dialog } from './dialog.tsx'

type Props = {
  open: boolean
  onCancel: () => void
  onConfirm: () => void
  title: ReactNode
  /** Names what is deleted and what cannot be undone. */
  children: ReactNode
  /** Names the action: «Supprimer ce bien», never «OK». */
  confirmLabel: string
  /** The action destroys data. */
  danger?: boolean | undefined
  pending?: boolean | undefined
  /** Why the last attempt failed; the dialog stays open. */
  error?: string | undefined
}

/** Confirms an irreversible action. The focus starts on Cancel. */
export function ConfirmDialog({
  onCancel,
  onConfirm,
  children,
  confirmLabel,
  danger,
  pending,
  error,
  ...dialog
}: Props) {
  const t = useMessages(uiMessages)
  const cancel = useRef<HTMLButtonElement>(null)
  const cancelUnlessPending = () => !pending && onCancel()
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      onClose={cancelUnlessPending}
      initialFocus={cancel}
      actions={
        <>
          <Button variant={danger ? 'danger' : 'primary'} pending={pending ?? false} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" ref={cancel} onClick={cancelUnlessPending}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <div className="stack">
        {children}
        {error && (
          <Callout kind="danger" role="alert">
            {error}
          </Callout>
        )}
      </div>
    </Dialog>
  )
}
