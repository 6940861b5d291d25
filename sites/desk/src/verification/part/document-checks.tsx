import type { DeskEvidence } from '@bailclair/domain/verification/desk-reading.schema.ts'
import { checksOf, type DocumentCheck } from '@bailclair/domain/verification/document-check.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Checkbox } from '@bailclair/site-kit/ui/checkbox/checkbox.tsx'
import type { Mark } from '@bailclair/site-kit/ui/page-viewer/view.ts'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { checkMessages } from './check.messages.ts'
import type { PartDocument } from './part-documents.ts'
import { useReading } from './viewer/use-reading.ts'

type Props = {
  partDocument: PartDocument
  checked: readonly DocumentCheck[]
  disabled: boolean
  onCheck: (checks: readonly DocumentCheck[]) => void
  onShow: (mark: Mark) => void
}

/** What to look for in this kind of document, and what was read about it. A reminder: nothing depends on it. */
export function DocumentChecks({ partDocument: { document, holder }, checked, disabled, onCheck, onShow }: Props) {
  const t = useMessages(checkMessages)
  const { data, isFetching } = useReading(document)
  const evidence = data?.evidence ?? []
  return (
    <fieldset className="checks" aria-busy={isFetching}>
      <legend className="visually-hidden">{t.title}</legend>
      {checksOf(document.category, holder.kind, document.kind).map((check) => (
        <div key={check} className="check">
          <Checkbox
            label={t.checks[check]}
            checked={checked.includes(check)}
            disabled={disabled}
            onChange={({ target }) =>
              onCheck(target.checked ? [...checked, check] : checked.filter((one) => one !== check))
            }
          />
          <FoundWords found={evidence.filter((one) => one.check === check)} onShow={onShow} />
        </div>
      ))}
    </fieldset>
  )
}

function FoundWords({ found, onShow }: { found: readonly DeskEvidence[]; onShow: Props['onShow'] }) {
  const t = useMessages(checkMessages)
  return found.map(({ page, place, text }) => (
    <button
      key={`${page} ${place.y}`}
      type="button"
      className="check-found"
      onClick={() => onShow({ page, place, label: t.marked(page, text) })}
    >
      <VisuallyHidden>{t.show} </VisuallyHidden>
      <span className="muted">{t.page(page)}</span> {text}
    </button>
  ))
}
