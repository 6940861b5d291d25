import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { ownFileMessages } from './own-file.messages.ts'
import { useOwnFile } from './own-file.queries.ts'
import { OwnFileView } from './own-file-view.tsx'

export function OwnFilePreview() {
  const t = useMessages(ownFileMessages)
  const errors = useMessages(errorMessages)
  const { data: file, error, isFetching, refetch } = useOwnFile()
  if (file) return <OwnFileView file={file} />
  if (!error) return <Skeleton kind="rows" count={4} />
  const retry = (
    <Button variant="secondary" icon="refresh" pending={isFetching} onClick={() => void refetch()}>
      {t.retry}
    </Button>
  )
  return (
    <Callout kind="danger" role="alert" title={t.failed} actions={retry}>
      {errors[codeOf(error)]}
    </Callout>
  )
}
