import type { ComponentProps } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { uiMessages } from '#ui/ui.messages.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

type Props = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string }

/** Opens a new window and announces it. */
export function ExternalLink({ children, ...a }: Props) {
  const t = useMessages(uiMessages)
  return (
    <a {...a} target="_blank" rel="noopener noreferrer">
      {children}
      {/* The word joiner keeps the icon on the line of the last word. */}
      {'\u2060'}
      <Icon name="external" className="icon-inline" />
      <VisuallyHidden> {t.newWindow}</VisuallyHidden>
    </a>
  )
}
