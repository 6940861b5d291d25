import type { MyFile, TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useState } from 'react'
import { isJoiner } from '../file-places.ts'
import type { FileTenant } from '../use-tenant-name.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { peopleMessages } from './people.messages.ts'
import { Person } from './person.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

type Props = {
  file: MyFile
  /** With the updated profile. */
  onRemoved?: ((profile: TenantProfile) => void) | undefined
}

/** Everyone in the file and their progress. The initiator invites again and removes; a joiner can leave. */
export function People({ file, onRemoved }: Props) {
  const t = useMessages(peopleMessages)
  const [removed, setRemoved] = useState<FileTenant>()
  const isOwn = !isJoiner(file)
  return (
    <Stack>
      <ul className="people">
        {file.tenants.map((tenant) => (
          <Person
            key={tenant.id}
            tenant={tenant}
            onRemove={isOwn && !tenant.isMe ? () => setRemoved(tenant) : undefined}
          />
        ))}
      </ul>
      <p className="small muted">{t.privacy}</p>
      {!isOwn && <LeaveDialog file={file} />}
      <RemoveDialog tenant={removed} onClose={() => setRemoved(undefined)} onRemoved={onRemoved} />
    </Stack>
  )
}
