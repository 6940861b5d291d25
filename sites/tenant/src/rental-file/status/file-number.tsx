import { groupedFileNumber } from '@bailclair/domain/rental-file/file-number.rules.ts'
import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { fileNumberMessages } from './file-number.messages.ts'

/** What to say on the phone. */
export function FileNumber({ file: { number } }: { file: Pick<MyFile, 'number'> }) {
  const t = useMessages(fileNumberMessages)
  return (
    <p className="small muted">
      {t.label} <strong className="amount">{groupedFileNumber(number)}</strong>. {t.help}
    </p>
  )
}
