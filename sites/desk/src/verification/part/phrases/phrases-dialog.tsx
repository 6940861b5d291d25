import type { Language } from '@bailclair/domain/value/language.ts'
import { longestComment } from '@bailclair/domain/verification/decision.schema.ts'
import type { SavedPhrase } from '@bailclair/domain/verification/saved-phrase.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Dialog } from '@bailclair/site-kit/ui/dialog/dialog.tsx'
import { TextareaField } from '@bailclair/site-kit/ui/field/textarea-field.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { useState } from 'react'
import { phrasesMessages } from './phrases.messages.ts'

type Change = {
  language: Language
  pending: boolean
  onChange: (phrase: SavedPhrase, to: string) => void
  onRemove: (phrase: SavedPhrase) => void
}
type Props = Change & { open: boolean; onClose: () => void; phrases: readonly SavedPhrase[] }

export function PhrasesDialog({ open, onClose, phrases, ...change }: Props) {
  const t = useMessages(phrasesMessages)
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <div className="stack">
        <p className="muted">{phrases.length === 0 ? t.none : t.help}</p>
        <ul className="stack phrases-list">
          {phrases.map((phrase, index) => (
            <Phrase key={phrase.id} phrase={phrase} place={index + 1} {...change} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function Phrase({
  phrase,
  place,
  language,
  pending,
  onChange,
  onRemove,
}: Change & { phrase: SavedPhrase; place: number }) {
  const t = useMessages(phrasesMessages)
  const [typed, setTyped] = useState(phrase.text)
  const text = typed.trim()
  const which = <VisuallyHidden>{t.which(place)}</VisuallyHidden>
  return (
    <li>
      <TextareaField
        label={t.phrase(place)}
        rows={2}
        lang={language}
        limit={longestComment}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="cluster gap-8">
        {text !== phrase.text && text !== '' && text.length <= longestComment && (
          <Button variant="secondary" compact pending={pending} onClick={() => onChange(phrase, text)}>
            {t.save}
            {which}
          </Button>
        )}
        <Button variant="quiet" compact icon="trash" onClick={() => onRemove(phrase)}>
          {t.remove}
          {which}
        </Button>
      </div>
    </li>
  )
}
