import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { tenantNameMessages } from './tenant-name.messages.ts'

export type FileTenant = MyFile['tenants'][number]

/** Names, or the e-mail they were invited with. */
export function useTenantName(): (tenant: FileTenant) => string {
  const t = useMessages(tenantNameMessages)
  return ({ isMe, firstName = '', lastName = '', email, tenantType }) => {
    if (isMe) return t.me
    return `${firstName} ${lastName}`.trim() || email || t[tenantType === 'CREATE' ? 'initiator' : 'nameless']
  }
}
