import type { ComponentProps } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = Omit<ComponentProps<typeof ConfirmDialog>, 'children'> & { text: string }

export const ConfirmQuestion = ({ text, ...dialog }: Props) => (
  <ConfirmDialog {...dialog}>
    <p>{text}</p>
  </ConfirmDialog>
)
