import { neverAsked } from '@bailclair/domain/law/never-asked.data.ts'
import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { useId } from 'react'
import { useOwnerSite } from '#platform/owner-site.ts'
import { lawMessages } from './law.messages.ts'

/** Documents the law forbids to ask for. */
export function NeverAsked() {
  const t = useMessages(lawMessages).never
  const ownerSite = useOwnerSite()
  const titleId = useId()
  return (
    <section className="never-asked" aria-labelledby={titleId}>
      <h2 id={titleId}>{t.title}</h2>
      <p>{t.text}</p>
      <ul>
        {neverAsked.map((what) => (
          <li key={what}>
            <Icon name="banned" />
            {t.items[what]}
          </li>
        ))}
      </ul>
      <p className="small muted">
        {t.fine} <ExternalLink href={ownerSite(ownerSitePaths.applicantRights)}>{t.rights}</ExternalLink>
      </p>
    </section>
  )
}
