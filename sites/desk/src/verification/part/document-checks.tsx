import { checksOf, type DocumentCheck } from '@bailclair/domain/verification/document-check.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Checkbox } from '@bailclair/site-kit/ui/checkbox/checkbox.tsx'
import { checkMessages } from './check.messages.ts'
import type { PartDocument } from './part-documents.ts'

type Props = {
  partDocument: PartDocument
  checked: readonly DocumentCheck[]
  disabled: boolean
  onCheck: (checks: readonly DocumentCheck[]) => void
}

/** What to look for in this kind of document. A reminder: nothing depends on it. */
export function DocumentChecks({ partDocument: { document, holder }, checked, disabled, onCheck }: Props) {
  const t = useMessages(checkMessages)
  return (
    <fieldset className="checks">
      <legend className="visually-hidden">{t.title}</legend>
      {checksOf(document.category, holder.kind, document.kind).map((check) => (
        <Checkbox
          key={check}
          label={t.checks[check]}
          checked={checked.includes(check)}
          disabled={disabled}
          onChange={({ target }) =>
            onCheck(target.checked ? [...checked, check] : checked.filter((one) => one !== check))
          }
        />
      ))}
    </fieldset>
  )
}
