import type { PublicProperty } from '@bailclair/domain/share-link/public-property.schema.ts'
import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { AppliedOutcome } from '#application/apply/applied-outcome.tsx'
import { ApplyFailure } from '#application/apply/apply-failure.tsx'
import { ApplyForm } from '#application/apply/apply-form.tsx'
import { ApplyPending } from '#application/apply/apply-pending.tsx'
import { ConsentMissing } from '#application/apply/consent-missing.tsx'
import { useApplying } from '#application/apply/use-applying.ts'
import { useTenantSession } from '#identity/tenant-session/use-tenant-session.ts'
import type { TenantSession } from '#platform/tenant-session.ts'
import { ClosedLink } from '#share-link/opened-link.tsx'
import { LinkedProperty } from './linked-property.tsx'
import { ShareLinkPage } from './share-link-page.tsx'

/** Sign-in returns here; sends the application and shows the result. */
export default function ValidConnectPropertyPage() {
  const { token = '' } = useParams()
  // Before the property loads: the identity server's answer must leave the URL at once.
  const tenant = useTenantSession()
  return (
    <ShareLinkPage token={token}>
      {(property) => <Application token={token} property={property} tenant={tenant} />}
    </ShareLinkPage>
  )
}

type Props = { token: string; property: PublicProperty; tenant: TenantSession }

function Application({ token, property, tenant }: Props) {
  const { applying, agree, retry, signInAgain } = useApplying(token, tenant)
  const target = { token, ...property }
  switch (applying.state) {
    case 'consent':
      return (
        <LinkedProperty property={property}>
          <ConsentMissing />
          <ApplyForm target={target} tenant={tenant} onAgreed={agree} />
        </LinkedProperty>
      )
    case 'pending':
      return <ApplyPending />
    case 'applied':
      return <AppliedOutcome target={target} applied={applying.answer} />
    case 'failed':
      if (applying.error.status === 404) return <ClosedLink />
      return <ApplyFailure target={target} error={applying.error} onRetry={retry} onSignIn={signInAgain} />
  }
}
