import { useMessages } from '#platform/messages/messages.ts'
import { LoadFailed, type Reading } from '#ui/loaded/load-failed.tsx'
import { PageStage } from './page-stage.tsx'
import { pageViewerMessages } from './page-viewer.messages.ts'
import { useObjectUrl } from './use-object-url.ts'
import type { View } from './view.ts'

type Props = {
  /** The document, in words. */
  label: string
  pages: number
  /** The picture of the page in view. */
  picture: Reading & { data: Blob | undefined }
  view: View
  onView: (view: View) => void
}

/** One page of a document as a picture: never the browser's PDF viewer on bytes of strangers (decision 256). */
export function PageViewer({ label, pages, picture, view, onView }: Props) {
  const t = useMessages(pageViewerMessages)
  const url = useObjectUrl(picture.data)
  return (
    <PageStage
      url={url}
      failure={picture.error && !picture.data ? <LoadFailed title={t.failed} query={picture} /> : undefined}
      alt={t.alternative(label, view.page, pages)}
      label={label}
      pages={pages}
      view={view}
      onView={onView}
    />
  )
}
