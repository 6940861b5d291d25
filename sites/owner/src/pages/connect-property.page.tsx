import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { ApplyForm } from '#application/apply/apply-form.tsx'
import { useTenantSession } from '#identity/tenant-session/use-tenant-session.ts'
import { LinkedProperty } from './linked-property.tsx'
import { ShareLinkPage } from './share-link-page.tsx'

export default function ConnectPropertyPage() {
  const { token = '' } = useParams()
  const tenant = useTenantSession()
  return (
    <ShareLinkPage token={token}>
      {(property) => (
        <LinkedProperty property={property}>
          <ApplyForm target={{ token, ...property }} tenant={tenant} />
        </LinkedProperty>
      )}
    </ShareLinkPage>
  )
}
