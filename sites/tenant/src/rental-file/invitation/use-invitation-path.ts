import { accountToken } from '@bailclair/domain/identity/account-token.schema.ts'
import { invitationParameter } from '@bailclair/domain/site/tenant-site-paths.ts'
import { useSearchParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { pathTo } from '#platform/paths.ts'

/** The invitation in the address, after sign-up from an invitation. */
export function useInvitationPath(): string | undefined {
  const [params] = useSearchParams()
  const token = accountToken.safeParse(params.get(invitationParameter)).data
  return token && pathTo('Invitation', { token })
}
