import { documentWords } from '@bailclair/front/platform/document-words.messages.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { personWords } from '@bailclair/front/platform/person-words.messages.ts'
import { Icon } from '@bailclair/front/ui/icon/icon.tsx'
import type { IconName } from '@bailclair/front/ui/icon/icon-paths.ts'
import { type Draft, documentProblem, verdictOf } from './draft.ts'
import type { HeldDocument, Holder } from './held-documents.ts'
import { partMessages } from './part.messages.ts'

type Standing = 'undecided' | 'accepted' | 'before' | 'declined' | 'open'

const looks: Record<Standing, { tone: string; icon: IconName }> = {
  undecided: { tone: 'draft', icon: 'circle-dashed' },
  accepted: { tone: 'verified', icon: 'check-circle' },
  before: { tone: 'verified', icon: 'check' },
  declined: { tone: 'modification', icon: 'return' },
  open: { tone: 'danger', icon: 'danger' },
}

function standingOf({ document }: HeldDocument, draft: Draft): Standing {
  const problem = documentProblem(document, draft)
  if (problem) return problem === 'undecided' ? 'undecided' : 'open'
  if (verdictOf(document, draft)?.status === 'DECLINED') return 'declined'
  return draft.verdicts[document.id] ? 'accepted' : 'before'
}

type Props = {
  holders: readonly Holder[]
  draft: Draft
  currentId: string | undefined
  onChoose: (documentId: string) => void
}

/** Every document with where it stands, by whose it is. */
export function DocumentList({ holders, draft, currentId, onChoose }: Props) {
  const t = useMessages(partMessages)
  const words = useMessages(documentWords)
  const kinds = useMessages(personWords).guarantors
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
            {holder.documents.map((document) => {
              const standing = standingOf({ document, holder }, draft)
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
                      {words[document.category]}
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
