import type { ShownTenant } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { documentTexts } from '#platform/document-texts.messages.ts'
import { useFormats } from '#platform/messages/formats.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { OpenDocument } from './open-document.tsx'
import { personMessages } from './person.messages.ts'
import type { FileDownload } from './use-download.ts'

type Proven = Pick<ShownTenant, 'checks' | 'documents'>

type Props = {
  /** The holder's name. */
  holder: string
  proven: Proven
  download: FileDownload
}

/** Documents of one kind together; of one category where their kind was not declared, or there are only checks. */
function listProofs({ checks, documents }: Proven) {
  const whatOf = ({ kind, category }: (typeof documents)[number]) => kind ?? category
  const given = documents.map((document) => ({ what: whatOf(document), category: document.category }))
  const isGiven = new Set(given.map(({ category }) => category))
  const onlyChecked = checks.filter(({ category }) => !isGiven.has(category))
  const rows = new Map(
    [...given, ...onlyChecked.map(({ category }) => ({ what: category, category }))].map((row) => [row.what, row]),
  )
  return Array.from(rows.values(), ({ what, category }) => ({
    what,
    documents: documents.filter((document) => whatOf(document) === what),
    checkedOn: checks.find((check) => check.category === category)?.checkedOn,
  }))
}

/** What was given and when the team checked it, with the documents. Owners see nothing that was not checked. */
export function Proofs({ holder, proven, download }: Props) {
  const t = useMessages(personMessages)
  const names = useMessages(documentTexts)
  const { date } = useFormats()
  const proofs = listProofs(proven)
  if (proofs.length === 0) return null
  return (
    <div className="file-proofs">
      <p className="file-proofs-title">{proofs.every(({ checkedOn }) => checkedOn) ? t.proofs : t.documents}</p>
      <ul>
        {proofs.map(({ what, documents, checkedOn }) => (
          <li key={what} className={checkedOn ? 'file-proof file-proof-checked' : 'file-proof'}>
            <Icon name={checkedOn ? 'check-circle' : 'circle-dashed'} />
            <div className="file-proof-name">
              {names[what]}
              <span className="small muted">{checkedOn ? t.checkedOn(date(checkedOn)) : t.unchecked}</span>
              {documents.map(
                ({ id, signatureCheckedOn }, index) =>
                  signatureCheckedOn && (
                    <span key={id} className="small muted">
                      {documents.length > 1
                        ? t.signatureOfNthCheckedOn(index + 1, date(signatureCheckedOn))
                        : t.signatureCheckedOn(date(signatureCheckedOn))}
                    </span>
                  ),
              )}
            </div>
            <div className="file-proof-documents">
              {documents.map((document, index) => (
                <OpenDocument
                  key={document.id}
                  document={document}
                  holder={holder}
                  {...(documents.length > 1 && { which: index + 1 })}
                  download={download}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
