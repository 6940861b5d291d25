import { HeaderFrame } from '@bailclair/site-kit/app/layout/header-frame.tsx'
import { layoutMessages } from '@bailclair/site-kit/app/layout/layout.messages.ts'
import { SignInAction } from '@bailclair/site-kit/app/layout/site-header.tsx'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Link } from '@bailclair/site-kit/platform/router/link.tsx'
import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { useIsHydrated } from '@bailclair/site-kit/platform/use-is-hydrated.ts'
import { useServerData } from '@bailclair/site-kit/platform/use-server-data.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { useTenantPage } from '#application/apply/tenant-pages.ts'
import { useTenantSession } from '#identity/tenant-session/use-tenant-session.ts'
import { pathTo } from '#platform/paths.ts'
import { applicantHeaderMessages } from './applicant-header.messages.ts'
import { headerMessages } from './header.messages.ts'

/** The header of the tenant area, on the pages of a share link. Its sign-in comes back to the property. */
export default function ApplicantHeader() {
  const t = useMessages(headerMessages)
  const { signIn } = useMessages(layoutMessages)
  const { myFile } = useMessages(applicantHeaderMessages)
  const { hosts, links } = useSiteConfig()
  const { token } = useParams()
  const tenantPage = useTenantPage()
  const isSignedIn = useTenantSession().status === 'signed-in'
  // Without data of the link, the server renders one header for all tokens.
  const isOfThisLink = useServerData() !== undefined
  const isTokenKnown = useIsHydrated() || isOfThisLink
  const carried = isTokenKnown && !isSignedIn ? token : undefined
  return (
    <HeaderFrame
      area="tenant"
      landing={hosts.tenant}
      here={hosts.tenant}
      action={<SignInAction href={tenantPage('file', carried)}>{isSignedIn ? myFile : signIn}</SignInAction>}
    >
      <li>
        <ExternalLink href={links.help}>{t.help}</ExternalLink>
      </li>
      <li>
        <Link to={pathTo('Contact')}>{t.contact}</Link>
      </li>
    </HeaderFrame>
  )
}
