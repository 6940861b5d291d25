import type { MyFile, TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { peopleMessages } from '../people/people.messages.ts'
import { People } from '../people/people.tsx'
import { FileRecap } from '../summary/file-recap.tsx'
import { homeMessages } from './home.messages.ts'
import { NextAction } from './next-action.tsx'

export function FileHome({ tenant, file }: { tenant: TenantProfile; file: MyFile }) {
  const t = useMessages(homeMessages)
  const { title } = useMessages(peopleMessages)
  return (
    <Stack gap={48}>
      <NextAction file={file} />
      {file.tenants.length > 1 && (
        <section>
          <h2 className="file-section">{title}</h2>
          <People file={file} />
        </section>
      )}
      <section>
        <h2 className="file-section">{t.recap}</h2>
        <FileRecap tenant={tenant} file={file} />
      </section>
    </Stack>
  )
}
