import type { ReactNode } from 'react'
import { IconButton } from '#ui/button/button.tsx'

type Props = { label: string; closeLabel: string; onClose: () => void; children: ReactNode }

/** A sentence with a link that can be closed. */
export function SlimBanner({ label, closeLabel, onClose, children }: Props) {
  const close = () => {
    onClose()
    // The button disappears: move the focus to the content.
    document.getElementById('content')?.focus()
  }
  return (
    <aside className="slim-banner" aria-label={label}>
      <p>{children}</p>
      <IconButton icon="close" label={closeLabel} onClick={close} />
    </aside>
  )
}
