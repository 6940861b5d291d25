import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { documentTexts } from '@bailclair/site-kit/platform/document-texts.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { placeOf } from './file-places.ts'
import { guarantorName } from './guarantor-name.ts'
import { missingMessages } from './missing.messages.ts'
import { pathToPlace } from './place-paths.ts'

type Missing = MyFile['missing'][number]

/** Each with a link to its page. */
export function MissingList({ file }: { file: MyFile }) {
  const wordsOf = useMissingWords(file)
  return (
    <ul className="missing-list">
      {file.missing.map((missing) => {
        const href = pathToPlace(placeOf(missing))
        return (
          <li key={`${missing.step} ${href}`}>
            <a href={href}>{wordsOf(missing)}</a>
          </li>
        )
      })}
    </ul>
  )
}

function useMissingWords({ guarantors }: MyFile): (missing: Missing) => string {
  const t = useMessages(missingMessages)
  const documents = useMessages(documentTexts)
  return ({ step, category, guarantorId }) => {
    if (step === 'NAMES' || step === 'SITUATION') return t[step]
    const guarantor = guarantors.find(({ id }) => id === guarantorId)
    const document = category ? documents[category] : ''
    const whose = guarantor ? t.ofGuarantor(document, guarantorName(guarantor)) : document
    return step === 'DECLINED_DOCUMENT' ? t.declined(whose) : whose
  }
}
