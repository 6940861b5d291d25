import type { Route } from '@bailclair/site-kit/app/route.ts'
import { useLanguage } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { lazy, Suspense } from 'react'
import { useAcquisition } from '#acquisition/use-acquisition.ts'
import { ConsentQuestion } from '#cookie-consent/consent-question.tsx'
import { useServices } from '#cookie-consent/services/use-services.ts'

/** Few operators have something to announce: whoever visits the others loads nothing of it. */
const Announcement = lazy(() => import('#announcement/announcement.tsx'))

export function Banners({ route }: { route: Route }) {
  useServices(route)
  useAcquisition()
  const { language } = useLanguage()
  const message = useSiteConfig().announcement[language]
  return (
    <>
      <ConsentQuestion />
      {message.trim() !== '' && (
        <Suspense>
          <Announcement />
        </Suspense>
      )}
    </>
  )
}
