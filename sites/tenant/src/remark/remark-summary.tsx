import type { ShownRemark } from '@bailclair/domain/remark/remark.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { remarkMessages } from './remark.messages.ts'

type Props = {
  remarks: readonly ShownRemark[]
  /** False while photographs are still read. */
  isComplete: boolean
  /** The page of a document, and what it is called. */
  placeOf: (documentId: string) => { href: string; label: string } | undefined
}

/** All remarks before the file is handed in. None stops anybody. */
export function RemarkSummary({ remarks, isComplete, placeOf }: Props) {
  const t = useMessages(remarkMessages)
  if (remarks.length === 0) return isComplete ? null : <Callout title={t.reading}>{t.readingHelp}</Callout>
  return (
    <Callout title={t.title}>
      <ul className="missing-list">
        {remarks.map((remark) => {
          const place = placeOf(remark.documentId)
          return (
            <li key={`${remark.documentId} ${remark.code}`}>
              {place && (
                <>
                  <a href={place.href}>{place.label}</a>
                  {' – '}
                </>
              )}
              {t.texts[remark.code](remark)}
            </li>
          )
        })}
      </ul>
      {!isComplete && <p>{t.readingHelp}</p>}
      <p>{t.help}</p>
    </Callout>
  )
}
