import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { ApplyForm } from '#application/apply/apply-form.tsx'
import { useTenantSession } from '#identity/tenant-session/use-tenant-session.ts'
import { OpenedLink } from '#share-link/opened-link.tsx'
import { LinkedProperty } from './linked-property.tsx'

export default function ConnectPropertyPage() {
  const { token = '' } = useParams()
  const tenant = useTenantSession()
  return (
    <Column className="apply">
      <OpenedLink key={token} token={token}>
        {(property) => (
          <LinkedProperty property={property}>
            <ApplyForm target={{ token, ...property }} tenant={tenant} />
          </LinkedProperty>
        )}
      </OpenedLink>
    </Column>
  )
}
