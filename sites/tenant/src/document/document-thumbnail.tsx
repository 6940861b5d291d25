import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { useThumbnail } from './use-thumbnail.ts'

/** Decoration: name, kind and pages stand beside it. */
export function DocumentThumbnail({ document }: { document: MyDocument }) {
  const url = useThumbnail(document)
  return (
    <span className="document-thumbnail" aria-hidden="true">
      {url ? <img src={url} alt="" /> : <Icon name="file" large />}
    </span>
  )
}
