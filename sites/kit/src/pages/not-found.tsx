import { useAccountPaths } from '#identity/account-site.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { useOwnTitle } from '#platform/own-title.ts'
import { useSession } from '#platform/session.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Signpost } from '#ui/illustration/drawings/signpost.tsx'
import { Cluster, Column } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { notFoundMessages } from './not-found.messages.ts'

export function NotFoundText({ home, contact }: { home: string; contact: string }) {
  const t = useMessages(notFoundMessages)
  useOwnTitle(t.title)
  const { home: ownHome } = useAccountPaths()
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <Column>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <Cluster>
        {isSignedIn && <ButtonLink href={ownHome}>{t.ownArea}</ButtonLink>}
        <ButtonLink href={home} variant={isSignedIn ? 'secondary' : 'primary'}>
          {t.home}
        </ButtonLink>
        <ButtonLink href={contact} variant="secondary">
          {t.contact}
        </ButtonLink>
      </Cluster>
      <div className="not-found-picture">
        <Signpost />
      </div>
    </Column>
  )
}
