import { useMessages } from '#platform/messages/messages.ts'
import { pathTo } from '#platform/paths.ts'
import { useSiteConfig } from '#platform/site-config.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Illustration } from '#ui/illustration/illustration.tsx'
import { Cluster, Column } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { notFoundMessages } from './not-found.messages.ts'

/** For an address without a page (spec §2), and for a page about something that is not there, or not ours. */
export function NotFound() {
  const t = useMessages(notFoundMessages)
  const { links } = useSiteConfig()
  return (
    <Column>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <Cluster>
        <ButtonLink href={links.publicHome}>{t.home}</ButtonLink>
        <ButtonLink href={pathTo('Contact')} variant="secondary">
          {t.contact}
        </ButtonLink>
      </Cluster>
      <Illustration name="key" className="not-found-picture" />
    </Column>
  )
}
