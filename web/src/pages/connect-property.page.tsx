import { ApplyForm } from '#application/apply/apply-form.tsx'
import { useTenantSession } from '#identity/tenant-session/use-tenant-session.ts'
import { useParams } from '#platform/router/router-context.ts'
import { OpenedLink } from '#share-link/opened-link.tsx'
import { Column } from '#ui/layout/layout.tsx'
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
