import { NotFoundText } from '@bailclair/site-kit/pages/not-found.tsx'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { pathTo } from '#platform/paths.ts'

/** Also for records that do not exist or belong to someone else. */
export default function NotFoundPage() {
  const { links } = useSiteConfig()
  return <NotFoundText home={links.publicHome} contact={pathTo('Contact')} />
}
