import { documentTexts } from '@bailclair/site-kit/platform/document-texts.messages.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { LoadFailed } from '@bailclair/site-kit/ui/loaded/load-failed.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import type { PartDocument } from '../part-documents.ts'
import { viewerTitleId } from '../use-announced-document.ts'
import { useDocumentName } from '../use-document-name.ts'
import { PdfStage } from './pdf-stage.tsx'
import { PictureStage } from './picture-stage.tsx'
import { useDocument, useObjectUrl } from './use-document.ts'
import type { View } from './view.ts'
import { viewerMessages } from './viewer.messages.ts'

export function DocumentViewer({ partDocument, view }: { partDocument: PartDocument; view: View }) {
  const { document, holder } = partDocument
  const t = useMessages(viewerMessages)
  const nameOf = useDocumentName()
  const query = useDocument(document)
  const { data: file, error } = query
  const url = useObjectUrl(file)
  const label = t.of(nameOf(partDocument), holder.name)
  if (error && !file)
    return (
      <div className="viewer-stage viewer-without">
        <LoadFailed title={t.failed} query={query} />
      </div>
    )
  if (!file || !url)
    return (
      <div className="viewer-stage viewer-without" aria-busy="true">
        <Skeleton count={8} />
      </div>
    )
  if (document.mediaType === 'application/pdf')
    return <PdfStage file={file} label={label} fileName={`${label}.pdf`} view={view} />
  return <PictureStage url={url} alt={label} label={label} view={view} />
}

type TitleProps = { partDocument: PartDocument; place: number; count: number }

export function DocumentTitle({ partDocument, place, count }: TitleProps) {
  const { document, holder } = partDocument
  const t = useMessages(viewerMessages)
  const nameOf = useDocumentName()
  const categories = useMessages(documentTexts)
  const { date } = useFormats()
  const facts = [
    t.place(place, count),
    // Otherwise the title says it.
    document.kind && categories[document.category],
    holder.name,
    t.pages(document.pages),
    t.added(date(new Date(document.createdAt))),
  ]
  return (
    <div className="viewer-title">
      <h2 id={viewerTitleId} tabIndex={-1}>
        {nameOf(partDocument)}
      </h2>
      <p className="small muted">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
