import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import type { DocumentCheck } from '@bailclair/domain/verification/document-check.rules.ts'
import type { Mark } from '@bailclair/site-kit/ui/page-viewer/view.ts'
import { DocumentChecks } from './document-checks.tsx'
import { DocumentReading } from './document-reading.tsx'
import { type DocumentVerdict, type Draft, documentProblem, verdictOf } from './draft.ts'
import type { PartDocument } from './part-documents.ts'
import { ReadingStatus } from './reading-status.tsx'
import { viewerTitleId } from './use-announced-document.ts'
import type { CurrentDocument } from './use-current-document.ts'
import { VerdictPanel } from './verdict-panel.tsx'
import { DocumentTitle, DocumentViewer } from './viewer/document-viewer.tsx'
import { ViewerTools } from './viewer/viewer-tools.tsx'

type Props = {
  part: DeskPart
  draft: Draft
  partDocument: PartDocument
  current: CurrentDocument
  showsProblems: boolean
  isLocked: boolean
  onJudge: (verdict: DocumentVerdict) => void
  onCheck: (checks: readonly DocumentCheck[]) => void
  onShow: (mark: Mark) => void
  onAccept: () => void
  onDecline: () => void
  onShortcuts: () => void
}

export function PartViewer(props: Props) {
  const { part, draft, partDocument, current, showsProblems, isLocked, onShortcuts, onCheck, onShow, ...decisions } =
    props
  const { document } = partDocument
  return (
    <section className="part-viewer" aria-labelledby={viewerTitleId}>
      <div className="viewer-bar">
        <DocumentTitle partDocument={partDocument} place={current.place} count={current.count} />
        <ViewerTools
          view={current.view}
          onView={current.look}
          pages={document.pages}
          onPrevious={current.previous}
          onNext={current.next}
          onShortcuts={onShortcuts}
        />
      </div>
      <DocumentViewer key={document.id} partDocument={partDocument} view={current.view} onView={current.look} />
      <VerdictPanel
        part={part}
        document={document}
        verdict={verdictOf(document, draft)}
        problem={showsProblems ? documentProblem(document, draft) : undefined}
        disabled={isLocked}
        onNext={current.next}
        {...decisions}
      >
        <ReadingStatus document={document} />
      </VerdictPanel>
      {/* below the decision, which does not move when the reading arrives */}
      <DocumentChecks
        partDocument={partDocument}
        checked={draft.checks[document.id] ?? []}
        disabled={isLocked}
        onCheck={onCheck}
        onShow={onShow}
      />
      <DocumentReading key={`${document.id} reading`} document={document} disabled={isLocked} onShow={onShow} />
    </section>
  )
}
