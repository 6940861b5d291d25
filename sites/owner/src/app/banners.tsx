import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import type { Route } from '@bailclair/site-kit/app/route.ts'
import type { ComponentType } from 'react'
import { useAcquisition } from '#acquisition/use-acquisition.ts'
import { ConsentQuestion } from '#cookie-consent/consent-question.tsx'
import { useServices } from '#cookie-consent/services/use-services.ts'

let Announcement: ComponentType | undefined

/** Few operators have something to announce: whoever visits the others loads nothing of it. */
export async function prepareBanners({ announcement }: SiteConfig): Promise<void> {
  if (Object.values(announcement).every((message) => message.trim() === '')) return
  Announcement = (await import('#announcement/announcement.tsx')).Announcement
}

export function Banners({ route }: { route: Route }) {
  useServices(route)
  useAcquisition()
  return (
    <>
      <ConsentQuestion />
      {Announcement && <Announcement />}
    </>
  )
}
