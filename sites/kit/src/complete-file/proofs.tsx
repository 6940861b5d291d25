import type { ShownTenant } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { documentTexts } from '#platform/document-texts.messages.ts'
import { useFormats } from '#platform/messages/formats.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { OpenDocument } from './open-document.tsx'
import { personMessages } from './person.messages.ts'
import type { FileDownload } from './use-download.ts'

type Props = {
  /** The holder's name. */
  holder: string
  proven: Pick<ShownTenant, 'checks' | 'documents'>
  download: FileDownload
}

/** What was given and when the team checked it, with the documents. Owners see nothing that was not checked. */
export function Proofs({ holder, proven: { checks, documents }, download }: Props) {
  const t = useMessages(personMessages)
  const categories = useMessages(documentTexts)
  const { date } = useFormats()
  const given = [...new Set([...checks, ...documents].map(({ category }) => category))]
  if (given.length === 0) return null
  return (
    <div className="file-proofs">
      <p className="file-proofs-title">{checks.length === given.length ? t.proofs : t.documents}</p>
      <ul>
        {given.map((category) => {
          const ofCategory = documents.filter((document) => document.category === category)
          const checkedOn = checks.find((check) => check.category === category)?.checkedOn
          return (
            <li key={category} className={checkedOn ? 'file-proof file-proof-checked' : 'file-proof'}>
              <Icon name={checkedOn ? 'check-circle' : 'circle-dashed'} />
              <div className="file-proof-name">
                {categories[category]}
                <span className="small muted">{checkedOn ? t.checkedOn(date(checkedOn)) : t.unchecked}</span>
              </div>
              <div className="file-proof-documents">
                {ofCategory.map((document, index) => (
                  <OpenDocument
                    key={document.id}
                    document={document}
                    holder={holder}
                    {...(ofCategory.length > 1 && { which: index + 1 })}
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
