import { findForbiddenHints } from '@bailclair/domain/advert/forbidden-words.rules.ts'
import { lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { LawLink } from '@bailclair/site-kit/ui/law-link.tsx'
import { useDebounced } from '@bailclair/site-kit/ui/use-debounced.ts'
import { advertFormMessages } from './advert-form.messages.ts'

/** In milliseconds. */
const pause = 500

/** Never blocks, and is computed here only: what it found is neither sent nor stored. */
export function PresentationHints({ text }: { text: string }) {
  const t = useMessages(advertFormMessages).hints
  const hints = findForbiddenHints(useDebounced(text, pause))
  return (
    <div role="status">
      {hints.length > 0 && (
        <Callout kind="warning" title={t.title}>
          <ul>
            {hints.map(({ criterion, words, at }) => (
              <li key={at}>
                <strong>{t.quoted(words, t.criteria[criterion])}</strong>{' '}
                {criterion === 'ANIMALS' ? t.animals : t.discrimination}{' '}
                {criterion !== 'ANIMALS' && <LawLink source={lawRules['applicant-discrimination'].source} />}
              </li>
            ))}
          </ul>
          <p className="small">{t.free}</p>
        </Callout>
      )}
    </div>
  )
}
