import { announcementClosedCookie, isAnnouncementVisible } from '@bailclair/domain/announcement/announcement.rules.ts'
import { type Markup, parseAnnouncement } from '@bailclair/domain/announcement/announcement-markup.ts'
import { cookieSiteOf } from '@bailclair/domain/site/cookie.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { IconButton } from '@bailclair/site-kit/ui/button/button.tsx'
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { announcementMessages } from './announcement.messages.ts'

/** The operator's announcement. Closing hides it for a day, per message (decision 14). */
export function Announcement() {
  const t = useMessages(announcementMessages)
  const { bar, message, isVisible, close } = useAnnouncement()
  const parts = useMemo(() => parseAnnouncement(message), [message])
  if (!isVisible) return null
  return (
    <aside ref={bar} className="announcement" aria-label={t.label}>
      <div className="announcement-bar column column-wide">
        <div className="announcement-text">{elementsOf(parts)}</div>
        <IconButton icon="close" label={t.close} onClick={close} />
      </div>
    </aside>
  )
}

/** Renders parsed elements, never HTML: only listed tags can appear. */
const elementsOf = (parts: readonly Markup[]): ReactNode =>
  parts.map((part, index) => {
    const key = index
    if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>
    const { tag: Tag } = part
    if (Tag === 'br') return <br key={key} />
    const content = elementsOf(part.children)
    return part.tag === 'a' ? (
      <a key={key} href={part.href}>
        {content}
      </a>
    ) : (
      <Tag key={key}>{content}</Tag>
    )
  })

/**
 * The message in the visitor's language. The server leaves a closed one out, so that nothing shifts; after a language
 * switch it is checked here.
 */
function useAnnouncement() {
  const { language } = useLanguage()
  const message = useSiteConfig().announcement[language]
  const [visibility, setVisibility] = useState<ReadonlyMap<string, boolean>>(() => new Map([[message, true]]))
  const isKnown = visibility.has(message)
  const bar = useRef<HTMLElement>(null)

  useEffect(() => {
    // Closed before hydration.
    if (bar.current?.hidden) setVisibility((known) => new Map(known).set(message, false))
    if (isKnown) return
    let isWanted = true
    isAnnouncementVisible(message, document.cookie).then((isVisible) => {
      if (isWanted) setVisibility((known) => new Map(known).set(message, isVisible))
    })
    return () => {
      isWanted = false
    }
  }, [message, isKnown])

  const close = async () => {
    setVisibility((known) => new Map(known).set(message, false))
    // The button disappears: move the focus to the content.
    document.getElementById('content')?.focus({ preventScroll: true })
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = await announcementClosedCookie(message, cookieSiteOf(window.location))
  }
  return { bar, message, isVisible: message.trim() !== '' && (visibility.get(message) ?? false), close }
}
