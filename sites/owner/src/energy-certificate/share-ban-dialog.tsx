import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import type { ComponentProps } from 'react'
import { lettingBanMessages } from './letting-ban.messages.ts'
import { LettingBanText } from './letting-ban-notice.tsx'

type Props = ComponentProps<typeof LettingBanText> & {
  open: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before the link of a home that may not be let is shared. Nothing that the law allows is blocked. */
export function ShareBanDialog({ property, ...dialog }: Props) {
  const { ask } = useMessages(lettingBanMessages)
  return (
    <ConfirmDialog {...dialog} title={ask.title} confirmLabel={ask.confirm}>
      <LettingBanText property={property} />
      <p>{ask.intro}</p>
      <ul className="diagnostic-list">
        {Object.values(ask.cases).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
