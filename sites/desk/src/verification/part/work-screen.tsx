import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useTitleDetail } from '@bailclair/site-kit/platform/own-title.ts'
import { fitted, marked, movedBy, turned, zoomedIn, zoomedOut } from '@bailclair/site-kit/ui/page-viewer/view.ts'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { useState } from 'react'
import { ConcludeDialog } from './conclude-dialog.tsx'
import { DeclaredFacts } from './declared-facts.tsx'
import { DocumentList } from './document-list.tsx'
import { countUndecided, findOpen } from './draft.ts'
import { LeaseNotices } from './lease-notices.tsx'
import { partMessages } from './part.messages.ts'
import { useForgetOnLeave } from './part.queries.ts'
import { listHolders } from './part-documents.ts'
import { PartHead } from './part-head.tsx'
import { PartViewer } from './part-viewer.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { SecondOpinionNotice } from './second-opinion-notice.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { TeamNote } from './team-note.tsx'
import { focusSoon, useAnnouncedDocument, viewerTitleId } from './use-announced-document.ts'
import { useConclusion } from './use-conclusion.ts'
import { useCurrentDocument } from './use-current-document.ts'
import { useDocumentName } from './use-document-name.ts'
import { usePartDraft } from './use-part-draft.ts'
import { usePartLease } from './use-part-lease.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { reasonGroupId } from './verdict-panel.tsx'

type Props = { part: DeskPart; onShowChange: () => void; isShowing: boolean }

/** Declared facts beside the documents that must prove them; usable by mouse, touch and keyboard. */
export function WorkScreen({ part, onShowChange, isShowing }: Props) {
  const t = useMessages(partMessages)
  const nameOf = useDocumentName()
  useTitleDetail(t.number(part.fileNumber))
  const { draft, saving, judge, correct, check, write } = usePartDraft(part)
  useForgetOnLeave(part.id)
  const hands = usePartLease(part, saving.flush)
  const current = useCurrentDocument(part, draft)
  const conclusion = useConclusion(part, draft, {
    saveNotes: saving.flush,
    onLost: hands.lose,
    onChanged: hands.renew,
  })
  const [showsProblems, setShowsProblems] = useState(false)
  const [showsShortcuts, setShowsShortcuts] = useState(false)
  const holders = listHolders(part)
  const isLocked = hands.lease.state === 'lost' || hands.lease.state === 'gone'
  const { partDocument, view, look } = current
  const { announcement, announce } = useAnnouncedDocument(current)

  function accept() {
    if (!partDocument || isLocked) return
    judge(partDocument.document.id, { status: 'ACCEPTED' })
    const next = current.nextOpen?.document.id
    const accepted = t.accepted(nameOf(partDocument))
    announce(next ? accepted : `${accepted} ${t.left(0)}`, next)
    if (next) current.choose(next)
    // A second Enter would accept the next one unseen.
    focusSoon(viewerTitleId)
  }

  function decline() {
    if (!partDocument || isLocked) return
    const { id } = partDocument.document
    if (draft.verdicts[id]?.status !== 'DECLINED') judge(id, { status: 'DECLINED', reason: '', comment: '' })
    // The group appears with the verdict.
    focusSoon(reasonGroupId(id))
  }

  function conclude() {
    if (isLocked) return
    const open = findOpen(part, draft)
    if (!open) return conclusion.open()
    setShowsProblems(true)
    const left = t.left(countUndecided(part, draft))
    if (open.kind === 'document') {
      const { id } = open.partDocument.document
      announce(left, id)
      current.choose(id)
    } else announce(left)
    focusSoon(open.kind === 'document' ? viewerTitleId : `income-${open.key}`)
  }

  function turnPage(by: 1 | -1) {
    const moved = partDocument && movedBy(view, by, partDocument.document.pages)
    return moved && (() => look(moved))
  }

  const shortcuts = useShortcuts({
    next: current.next,
    previous: current.previous,
    accept,
    decline,
    zoomIn: () => look(zoomedIn(view)),
    zoomOut: () => look(zoomedOut(view)),
    turn: () => look(turned(view)),
    fit: () => look(fitted(view)),
    nextPage: turnPage(1),
    previousPage: turnPage(-1),
    conclude,
    help: () => setShowsShortcuts(true),
  })

  return (
    <div className="part column">
      <PartHead
        part={part}
        saving={saving}
        isLocked={isLocked}
        onRelease={() => hands.release.open()}
        onSecondOpinion={() => hands.release.open('NEEDS_ADVICE')}
        onConclude={conclude}
      />
      <SecondOpinionNotice asked={part.secondOpinion} />
      <LeaseNotices
        lease={hands.lease}
        onRenew={hands.renew}
        onTakeAgain={hands.takeAgain}
        isTaking={hands.isTaking}
        refusal={hands.refusal}
        onShowChange={onShowChange}
        isShowing={isShowing}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <div className="part-grid">
        <div className="part-side">
          <DeclaredFacts
            part={part}
            holders={holders}
            draft={draft}
            onCorrect={correct}
            showsProblems={showsProblems}
          />
          <section aria-labelledby="part-documents">
            <h2 id="part-documents">{t.documents}</h2>
            <p className="small muted">{t.left(countUndecided(part, draft))}</p>
            <DocumentList
              holders={holders}
              draft={draft}
              currentId={partDocument?.document.id}
              onChoose={current.choose}
            />
          </section>
          <TeamNote text={draft.text} disabled={isLocked} onWrite={write} />
        </div>
        {partDocument && (
          <PartViewer
            part={part}
            draft={draft}
            partDocument={partDocument}
            current={current}
            showsProblems={showsProblems}
            isLocked={isLocked}
            onJudge={(verdict) => judge(partDocument.document.id, verdict)}
            onCheck={(checks) => check(partDocument.document.id, checks)}
            onShow={(mark) => {
              look(marked(view, mark))
              announce(mark.label)
            }}
            onAccept={accept}
            onDecline={decline}
            onShortcuts={() => setShowsShortcuts(true)}
          />
        )}
      </div>
      <ShortcutsDialog
        open={showsShortcuts}
        onClose={() => setShowsShortcuts(false)}
        isOn={shortcuts.isOn}
        onSwitch={shortcuts.switchShortcuts}
      />
      <ReleaseDialog
        open={hands.release.isOpen}
        reason={hands.release.reason}
        pending={hands.release.isPending}
        error={hands.release.error}
        onClose={hands.release.close}
        onRelease={hands.release.send}
      />
      <ConcludeDialog
        open={conclusion.isOpen}
        part={part}
        draft={draft}
        pending={conclusion.isPending}
        error={conclusion.error}
        onClose={conclusion.close}
        onSend={conclusion.send}
      />
    </div>
  )
}
