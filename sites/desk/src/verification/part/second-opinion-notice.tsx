import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { noteMessages } from './note.messages.ts'

/** What a colleague wants to know. Who asks is not shown: the desk names no verifier. */
export function SecondOpinionNotice({ asked }: { asked: DeskPart['secondOpinion'] }) {
  const t = useMessages(noteMessages)
  const { moment } = useFormats()
  if (!asked) return null
  return (
    <Callout title={t.asked}>
      <p className="preview-comment">{asked.question}</p>
      <p className="small muted">{t.askedOn(moment(new Date(asked.askedAt)))}</p>
    </Callout>
  )
}
