import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import type { ComponentProps } from 'react'
import { LettingBanText } from './letting-ban-notice.tsx'
import { shareBanMessages } from './share-ban.messages.ts'

type Props = ComponentProps<typeof LettingBanText> & {
  open: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before the link of a home that may not be let is shared. Nothing that the law allows is blocked. */
export function ShareBanDialog({ property, ...dialog }: Props) {
  const t = useMessages(shareBanMessages)
  return (
    <ConfirmDialog {...dialog} title={t.title} confirmLabel={t.confirm}>
      <LettingBanText property={property} />
      <p>{t.intro}</p>
      <ul className="diagnostic-list">
        {Object.values(t.cases).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
