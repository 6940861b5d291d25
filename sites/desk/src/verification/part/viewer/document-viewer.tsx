import { documentTexts } from '@bailclair/site-kit/platform/document-texts.messages.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { PageViewer } from '@bailclair/site-kit/ui/page-viewer/page-viewer.tsx'
import type { View } from '@bailclair/site-kit/ui/page-viewer/view.ts'
import type { PartDocument } from '../part-documents.ts'
import { viewerTitleId } from '../use-announced-document.ts'
import { useDocumentName } from '../use-document-name.ts'
import { usePage } from './use-page.ts'
import { viewerMessages } from './viewer.messages.ts'

type Props = { partDocument: PartDocument; view: View; onView: (view: View) => void }

export function DocumentViewer({ partDocument, view, onView }: Props) {
  const t = useMessages(viewerMessages)
  const nameOf = useDocumentName()
  const picture = usePage(partDocument.document, view.page)
  const label = t.of(nameOf(partDocument), partDocument.holder.name)
  return <PageViewer label={label} pages={partDocument.document.pages} picture={picture} view={view} onView={onView} />
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
