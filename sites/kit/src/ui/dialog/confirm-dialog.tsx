import type { ComponentProps } from 'react'
import { ActionDialog } from './action-dialog.tsx'

type Props = Pick<ComponentProps<typeof ActionDialog>, 'open' | 'title' | 'pending' | 'error' | 'children'> & {
  onCancel: () => void
  onConfirm: () => void
  /** Names the action: «Supprimer ce bien», never «OK». */
  confirmLabel: string
  /** The action destroys data. */
  danger?: boolean | undefined
}

/** Confirms an irreversible action: says what cannot be undone. No button has the focus at first. */
export function ConfirmDialog({ onCancel, onConfirm, confirmLabel, danger, ...dialog }: Props) {
  return (
    <ActionDialog
      {...dialog}
      role="alertdialog"
      onClose={onCancel}
      action={{ variant: danger ? 'danger' : 'primary', onClick: onConfirm, children: confirmLabel }}
    />
  )
}
