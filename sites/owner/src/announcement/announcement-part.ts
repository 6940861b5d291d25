import { announcementClosedCookie } from '@bailclair/domain/announcement/announcement.rules.ts'
import { cookieSiteOf } from '@bailclair/domain/site/cookie.ts'
import type { LoaderPart } from '@bailclair/site-kit/platform/loader-part.ts'
import { currentLanguage } from '@bailclair/site-kit/platform/messages/current-language.ts'
import { readSiteConfig } from '@bailclair/site-kit/platform/site-config-block.ts'

/** Closes the announcement before React. Hidden and not removed: React expects the element. */
export const announcementPart: LoaderPart = {
  controls: '.announcement button',
  onClick: async (button) => {
    const announcement = button.closest<HTMLElement>('.announcement')
    if (announcement) announcement.hidden = true
    document.getElementById('content')?.focus({ preventScroll: true })
    const message = readSiteConfig(document).announcement[currentLanguage()]
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = await announcementClosedCookie(message, cookieSiteOf(window.location))
  },
}
