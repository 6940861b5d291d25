import { isOneOnly } from '@bailclair/domain/document/accepted-documents.rules.ts'
import { documentListPath } from '@bailclair/domain/site/applicant-rights-paths.ts'
import { documentTexts } from '@bailclair/site-kit/platform/document-texts.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { RadioGroup } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { useOwnerSite } from '#platform/owner-site.ts'
import type { DocumentSlot } from '../document-slot.ts'
import type { DeclaredKind } from '../use-declared-kind.ts'
import { type KindHints, kindHintMessages } from './kind-hint.messages.ts'
import { lawMessages } from './law.messages.ts'

/** What the law accepts here, and which of it the next file is. A list of one asks nothing. */
export function KindChoice({ slot, declared }: { slot: DocumentSlot; declared: DeclaredKind }) {
  const t = useMessages(lawMessages)
  const names = useMessages(documentTexts)
  const hints: KindHints = useMessages(kindHintMessages)
  const ownerSite = useOwnerSite()
  const { holder } = slot
  const { kinds, kind, fieldId, isMissing, choose } = declared
  const [only] = kinds
  return (
    <div className="kind-choice">
      {kinds.length === 1 && only ? (
        <>
          <h2>{names[only]}</h2>
          <p>{hints[only]}</p>
        </>
      ) : (
        <RadioGroup
          id={fieldId}
          label={t.which}
          hint={isOneOnly(slot) ? t.one : t.several}
          error={isMissing ? t.missing : undefined}
          required
          options={kinds.map((value) => ({ value, label: names[value], hint: hints[value] }))}
          value={kind}
          onChange={choose}
        />
      )}
      <p className="small muted">{t.form}</p>
      {holder !== 'BODY' && (
        <p className="small muted">
          {t.closed} <ExternalLink href={ownerSite(documentListPath(holder))}>{t.list[holder]}</ExternalLink>
        </p>
      )}
    </div>
  )
}
