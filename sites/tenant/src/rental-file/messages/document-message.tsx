import { declineReasonOf } from '@bailclair/domain/document/decline-reason.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { documentTexts } from '@bailclair/site-kit/platform/document-texts.messages.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { guarantorName } from '#rental-file/guarantor-name.ts'
import { missingMessages } from '#rental-file/missing.messages.ts'
import { pathToPlace } from '#rental-file/place-paths.ts'
import type { Declined } from './declined-documents.ts'
import { fileMessagesMessages } from './file-messages.messages.ts'

type Props = Pick<Declined, 'document'> & { guarantor: Declined['guarantor'] | undefined; language: Language }

/** The team's reason and a link to replace the document. */
export function DocumentMessage({ document, guarantor, language }: Props) {
  const t = useMessages(fileMessagesMessages)
  const names = useMessages(documentTexts)
  const { ofGuarantor } = useMessages(missingMessages)
  const { date } = useFormats()
  const { category, kind, fileName, createdAt, reason, comment } = document
  const what = names[kind ?? category]
  const name = guarantor ? ofGuarantor(what, guarantorName(guarantor)) : what
  const place = { name: 'documents', category, ...(guarantor && { guarantorId: guarantor.id }) } as const
  return (
    <article className="card document-message">
      <div className="document-message-head">
        <h3>{name}</h3>
        <Badge tone="modification">{t.toCorrect}</Badge>
      </div>
      <p className="small muted">{t.given(fileName, date(new Date(createdAt)))}</p>
      <p>{t.reasons[declineReasonOf(reason)]}</p>
      {comment && (
        <blockquote className="document-message-comment">
          <p className="small muted">{t.fromTeam}</p>
          <p lang={language}>{comment}</p>
        </blockquote>
      )}
      <ButtonLink variant="secondary" href={pathToPlace(place)}>
        {t.replace}
        <VisuallyHidden>{t.replaceWhat(name)}</VisuallyHidden>
      </ButtonLink>
    </article>
  )
}
