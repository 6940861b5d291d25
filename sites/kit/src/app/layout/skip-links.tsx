import { useMessages } from '#platform/messages/messages.ts'
import { layoutMessages } from './layout.messages.ts'

/** The first tab stop: jumps to the content or the footer. */
export function SkipLinks({ hasFooter }: { hasFooter: boolean }) {
  const t = useMessages(layoutMessages)
  return (
    <nav className="skip-links" aria-label={t.skipLinks}>
      <ul className="skip-links-list">
        <li>
          <a href="#content">{t.skipToContent}</a>
        </li>
        {hasFooter && (
          <li>
            <a href="#footer">{t.skipToFooter}</a>
          </li>
        )}
      </ul>
    </nav>
  )
}
