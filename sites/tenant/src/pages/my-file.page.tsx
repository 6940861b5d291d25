import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Column, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { useRedirect } from '#platform/use-redirect.ts'
import { FileHome } from '#rental-file/home/file-home.tsx'
import { NoFile } from '#rental-file/home/no-file.tsx'
import { useInvitationPath } from '#rental-file/invitation/use-invitation-path.ts'
import { LeaveForProperty } from '#share-link/leave-for-property.tsx'
import { usePropertyReturn } from '#share-link/property-return.ts'
import { PropertyReturnCallout } from '#share-link/property-return-callout.tsx'
import { useTenant } from '#tenant/tenant.queries.ts'
import { myFileMessages } from './my-file.messages.ts'

/** The tenant's home. Redirects to an invitation or back to a property they came from. */
export default function MyFilePage() {
  const t = useMessages(myFileMessages)
  const tenant = useTenant()
  const { file } = tenant
  const way = usePropertyReturn()
  const invitation = useInvitationPath()
  useRedirect(invitation)
  if (invitation) return null
  if (file && way?.isAsked) {
    return (
      <Column>
        <LeaveForProperty address={way.address} />
      </Column>
    )
  }
  return (
    <Column>
      <PageHeader title={t.title} />
      <Stack gap={32}>
        {way && <PropertyReturnCallout address={way.address} hasFile={file !== undefined} />}
        {file ? <FileHome tenant={tenant} file={file} /> : <NoFile />}
      </Stack>
    </Column>
  )
}
