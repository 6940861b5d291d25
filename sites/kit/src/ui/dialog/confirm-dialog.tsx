import { type ComponentProps, useRef } from 'react'
import { ActionDialog } from './action-dialog.tsx'

type Props = Pick<ComponentProps<typeof ActionDialog>, 'open' | 'title' | 'pending' | 'error' | 'children'> & {
  onCancel: () => void
  onConfirm: () => void
  /** Names the action: «Supprimer ce bien», never «OK». */
  confirmLabel: string
  /** The action destroys data. */
  danger?: boolean | undefined
}

/** Confirms an irreversible action: says what cannot be undone. The focus starts on Cancel. */
export function ConfirmDialog({ onCancel, onConfirm, confirmLabel, danger, ...dialog }: Props) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <ActionDialog
      {...dialog}
      role="alertdialog"
      initialFocus={cancel}
      backRef={cancel}
      onClose={onCancel}
      action={{ variant: danger ? 'danger' : 'primary', onClick: onConfirm, children: confirmLabel }}
    />
  )
}
