import type { LeaseBlank } from '@bailclair/domain/lease-model/lease-blanks.ts'
import type { LeaseSummary } from '@bailclair/domain/lease-model/lease-model.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { leaseModelMessages } from './lease-model.messages.ts'

type Props = {
  lease: LeaseSummary
  /** Typed in the form. */
  given: readonly LeaseBlank[]
}

/** What is left to do with the document. */
export function LeaseLists({ lease: { blanks, annexes }, given }: Props) {
  const t = useMessages(leaseModelMessages)
  const left = blanks.filter((blank) => !given.includes(blank))
  return (
    <div>
      <Disclosure summary={<h3>{t.blanksTitle(left.length)}</h3>}>
        <p className="small muted">{t.blanksHelp}</p>
        <ul>
          {left.map((blank) => (
            <li key={blank}>{t.blanks[blank]}</li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure summary={<h3>{t.annexesTitle}</h3>}>
        <ul>
          {annexes.map(({ id, isKnown }) => (
            <li key={id}>
              {t.annexes[id]} <Badge tone={isKnown ? 'verified' : 'incomplete'}>{isKnown ? t.known : t.missing}</Badge>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
