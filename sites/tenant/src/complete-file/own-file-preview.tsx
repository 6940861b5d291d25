import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Loaded } from '@bailclair/site-kit/ui/loaded/loaded.tsx'
import { ownFileMessages } from './own-file.messages.ts'
import { useOwnFile } from './own-file.queries.ts'
import { OwnFileView } from './own-file-view.tsx'

export function OwnFilePreview() {
  const t = useMessages(ownFileMessages)
  return (
    <Loaded query={useOwnFile()} failed={t.failed} lines={4} kind="rows">
      {(file) => <OwnFileView file={file} />}
    </Loaded>
  )
}
