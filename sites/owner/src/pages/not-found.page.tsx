import { NotFoundText } from '@bailclair/site-kit/pages/not-found.tsx'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { pathTo } from '#platform/paths.ts'

/** For an address without a page (spec §2), and for a page about something that is not there, or not ours. */
export default function NotFoundPage() {
  const { links } = useSiteConfig()
  return <NotFoundText home={links.publicHome} contact={pathTo('Contact')} />
}
