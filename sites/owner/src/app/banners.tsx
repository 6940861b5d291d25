import type { Route } from '@bailclair/site-kit/app/route.ts'
import { useAcquisition } from '#acquisition/use-acquisition.ts'
import { Announcement } from '#announcement/announcement.tsx'
import { ConsentQuestion } from '#cookie-consent/consent-question.tsx'
import { useServices } from '#cookie-consent/services/use-services.ts'

export function Banners({ route }: { route: Route }) {
  useServices(route)
  useAcquisition()
  return (
    <>
      <ConsentQuestion />
      <Announcement />
    </>
  )
}
