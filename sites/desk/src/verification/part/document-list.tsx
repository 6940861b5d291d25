import type { DeskDocument } from '@bailclair/domain/verification/desk-part.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { personTexts } from '@bailclair/site-kit/platform/person-texts.messages.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import type { IconName } from '@bailclair/site-kit/ui/icon/icon-paths.ts'
import { type Draft, documentProblem, verdictOf } from './draft.ts'
import { partMessages } from './part.messages.ts'
import { type DocumentHolder, listHolderDocuments } from './part-documents.ts'
import { useDocumentName } from './use-document-name.ts'

type Standing = 'undecided' | 'accepted' | 'before' | 'declined' | 'open'

const looks: Record<Standing, { tone: string; icon: IconName }> = {
  undecided: { tone: 'draft', icon: 'circle-dashed' },
  accepted: { tone: 'verified', icon: 'check-circle' },
  before: { tone: 'verified', icon: 'check' },
  declined: { tone: 'modification', icon: 'return' },
  open: { tone: 'danger', icon: 'danger' },
}

function standingOf(document: DeskDocument, draft: Draft): Standing {
  const problem = documentProblem(document, draft)
  if (problem) return problem === 'undecided' ? 'undecided' : 'open'
  if (verdictOf(document, draft)?.status === 'DECLINED') return 'declined'
  return draft.verdicts[document.id] ? 'accepted' : 'before'
}

type Props = {
  holders: readonly DocumentHolder[]
  draft: Draft
  currentId: string | undefined
  onChoose: (documentId: string) => void
}

/** All documents with their state, grouped by holder. */
export function DocumentList({ holders, draft, currentId, onChoose }: Props) {
  const t = useMessages(partMessages)
  const nameOf = useDocumentName()
  const kinds = useMessages(personTexts).guarantors
  return (
    <nav className="part-documents" aria-label={t.documents}>
      {holders.map((holder) => (
        <div key={holder.key}>
          {holders.length > 1 && (
            <h3 className="part-holder">
              {holder.kind === 'TENANT' ? holder.name : t.guarantor(kinds[holder.kind], holder.name)}
            </h3>
          )}
          <ol className="part-lines">
            {listHolderDocuments(holder).map((partDocument) => {
              const { document } = partDocument
              const standing = standingOf(document, draft)
              const { tone, icon } = looks[standing]
              return (
                <li key={document.id}>
                  <button
                    type="button"
                    className="part-document"
                    aria-current={document.id === currentId ? 'true' : undefined}
                    onClick={() => onChoose(document.id)}
                  >
                    <span className={`part-document-icon tone-${tone}`}>
                      <Icon name={icon} />
                    </span>
                    <span>
                      {nameOf(partDocument)}
                      <span className="part-document-standing small muted"> {t.standing[standing]}</span>
                    </span>
                  </button>
                </li>
              )
            })}
          </ol>
        </div>
      ))}
    </nav>
  )
}
