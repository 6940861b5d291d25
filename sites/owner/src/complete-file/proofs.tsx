import type { ShownTenant } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { documentTexts } from '@bailclair/site-kit/platform/document-texts.messages.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { OpenDocument } from './open-document.tsx'
import { personMessages } from './person.messages.ts'
import type { FileDownload } from './use-download.ts'

type Props = {
  /** The holder's name. */
  holder: string
  proven: Pick<ShownTenant, 'checks' | 'documents'>
  download: FileDownload
}

/** What the team checked and when, with the documents. */
export function Proofs({ holder, proven: { checks, documents }, download }: Props) {
  const t = useMessages(personMessages)
  const categories = useMessages(documentTexts)
  const { date } = useFormats()
  if (checks.length === 0) return null
  return (
    <div className="file-proofs">
      <p className="file-proofs-title">{t.proofs}</p>
      <ul>
        {checks.map(({ category, checkedOn }) => {
          const given = documents.filter((document) => document.category === category)
          return (
            <li key={category} className="file-proof">
              <Icon name="check-circle" />
              <div className="file-proof-name">
                {categories[category]}
                <span className="small muted">{t.checkedOn(date(checkedOn))}</span>
              </div>
              <div className="file-proof-documents">
                {given.map((document, index) => (
                  <OpenDocument
                    key={document.id}
                    document={document}
                    holder={holder}
                    {...(given.length > 1 && { which: index + 1 })}
                    download={download}
                  />
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
