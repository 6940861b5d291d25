import { PasskeyOffer } from '@bailclair/site-kit/identity/security/passkey-offer.tsx'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Column, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { ForOwners } from '#complete-file/for-owners.tsx'
import { useRedirect } from '#platform/use-redirect.ts'
import { FileHome } from '#rental-file/home/file-home.tsx'
import { NoFile } from '#rental-file/home/no-file.tsx'
import { useInvitationPath } from '#rental-file/invitation/use-invitation-path.ts'
import { LeaveForProperty } from '#share-link/leave-for-property.tsx'
import { UnfinishedApplications } from '#share-link/unfinished-applications.tsx'
import { useArrival } from '#share-link/use-arrival.ts'
import { useTenant } from '#tenant/tenant.queries.ts'
import { myFileMessages } from './my-file.messages.ts'
import { readinessOf } from './readiness-of.ts'

/** The tenant's home. Redirects to an invitation or back to a property they came from. */
export default function MyFilePage() {
  const t = useMessages(myFileMessages)
  const tenant = useTenant()
  const { file } = tenant
  const property = useArrival(file !== undefined)
  const invitation = useInvitationPath()
  useRedirect(invitation)
  if (invitation) return null
  if (property) {
    return (
      <Column>
        <LeaveForProperty address={property} />
      </Column>
    )
  }
  return (
    <Column>
      <PageHeader title={t.title} />
      <Stack gap={32}>
        <UnfinishedApplications readiness={readinessOf(file)} />
        {file && <PasskeyOffer />}
        {file ? (
          <FileHome tenant={tenant} file={file}>
            <ForOwners />
          </FileHome>
        ) : (
          <NoFile />
        )}
      </Stack>
    </Column>
  )
}
