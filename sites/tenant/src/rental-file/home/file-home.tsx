import type { MyFile, TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { FileMessages } from '../messages/file-messages.tsx'
import { peopleMessages } from '../people/people.messages.ts'
import { People } from '../people/people.tsx'
import { FileStatus } from '../status/file-status.tsx'
import { FileTrack } from '../status/file-track.tsx'
import { statusMessages } from '../status/status.messages.ts'
import { FileRecap } from '../summary/file-recap.tsx'
import { homeMessages } from './home.messages.ts'

type Props = {
  tenant: TenantProfile
  file: MyFile
  /** What owners see of it. */
  children: ReactNode
}

/** Status and next action, messages, then everything about the file. */
export function FileHome({ tenant, file, children }: Props) {
  const t = useMessages(homeMessages)
  return (
    <Stack gap={48}>
      <FileStatus file={file} />
      <FileMessages file={file} language={tenant.language} />
      <FileTrack file={file} />
      {file.tenants.length > 1 && <EveryTenant file={file} />}
      {children}
      <section>
        <h2 className="file-section">{t.recap}</h2>
        <FileRecap tenant={tenant} file={file} />
      </section>
    </Stack>
  )
}

function EveryTenant({ file }: { file: MyFile }) {
  const { title } = useMessages(peopleMessages)
  const { people } = useMessages(statusMessages)
  return (
    <section>
      <h2 className="file-section">{title}</h2>
      <p className="file-section muted">{people}</p>
      <People file={file} />
    </section>
  )
}
