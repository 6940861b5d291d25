import { ownerSitePaths } from '@bailclair/domain/platform/owner-site-paths.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { ButtonLink } from '@bailclair/front/ui/button/button.tsx'
import { Illustration } from '@bailclair/front/ui/illustration/illustration.tsx'
import { Cluster, Column } from '@bailclair/front/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/front/ui/page-header/page-header.tsx'
import { useOwnerSite } from '#platform/owner-site.ts'
import { pathTo } from '#platform/paths.ts'
import { notFoundMessages } from './not-found.messages.ts'

/** For an address without a page. */
export default function NotFoundPage() {
  const t = useMessages(notFoundMessages)
  const ownerSite = useOwnerSite()
  return (
    <Column>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <Cluster>
        <ButtonLink href={pathTo('Landing')}>{t.home}</ButtonLink>
        <ButtonLink href={ownerSite(ownerSitePaths.contact)} variant="secondary">
          {t.contact}
        </ButtonLink>
      </Cluster>
      <Illustration name="key" className="not-found-picture" />
    </Column>
  )
}
