import type { ShownRemark } from '@bailclair/domain/remark/remark.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { remarkMessages } from './remark.messages.ts'

/** What looks wrong about one document, below it. */
export function DocumentRemarks({ remarks }: { remarks: readonly ShownRemark[] }) {
  const t = useMessages(remarkMessages)
  return remarks.map((remark) => (
    <p key={remark.code} className="document-remark">
      <strong>{t.look}</strong> {t.texts[remark.code](remark)}
    </p>
  ))
}
