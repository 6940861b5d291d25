import type { MyApplication } from '@bailclair/domain/application/progress.schema.ts'
import { nationalAgencySite } from '@bailclair/domain/law/housing-agencies.data.ts'
import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { shownAddress } from '@bailclair/texts/recourse-texts.ts'
import { useOwnerSite } from '#platform/owner-site.ts'
import { myApplicationMessages } from './my-application.messages.ts'

type Props = { housingAgency?: MyApplication['housingAgency'] | undefined; heading?: 'h2' | 'h3' }

/** After a refusal: who gives advice. The same lines as in the mail. */
export function WhereToTurn({ housingAgency, heading: Heading = 'h3' }: Props) {
  const t = useMessages(myApplicationMessages).recourse
  const { phone, url } = useSiteConfig().recourse.discrimination
  const ownerSite = useOwnerSite()
  return (
    <div className="where-to-turn">
      <Heading>{t.title}</Heading>
      <p>
        {t.discrimination} <Phone number={phone} /> {t.or} <Site url={url} />
      </p>
      <p>
        {housingAgency ? t.agency(housingAgency.name) : t.agencies}{' '}
        <Site url={housingAgency?.url ?? nationalAgencySite} />
      </p>
      <p>
        <ExternalLink href={ownerSite(ownerSitePaths.applicantRights)}>{t.rights}</ExternalLink>
      </p>
    </div>
  )
}

const Phone = ({ number }: { number: string }) => <a href={`tel:${number.replaceAll(/\s/g, '')}`}>{number}</a>
const Site = ({ url }: { url: string }) => <ExternalLink href={url}>{shownAddress(url)}</ExternalLink>
