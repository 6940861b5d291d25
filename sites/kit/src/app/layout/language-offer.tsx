import { isEnglishOffered, type Language } from '@bailclair/domain/value/language.ts'
import { useState } from 'react'
import { useBasicErrors } from '#platform/api/use-basic-errors.ts'
import { useLanguage, useMessages } from '#platform/messages/messages.ts'
import { showToast } from '#platform/toasts.ts'
import { useIsHydrated } from '#platform/use-is-hydrated.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { layoutMessages } from './layout.messages.ts'

/**
 * One line for browsers that prefer English. Closing it chooses French; it floats, so that the page does not shift. Always
 * in the HTML, because the loader also shows it.
 */
export function LanguageOffer() {
  const t = useMessages(layoutMessages).offer
  const errors = useBasicErrors()
  const { language, switchLanguage } = useLanguage()
  const [isAnswered, setAnswered] = useState(false)
  const isHydrated = useIsHydrated()
  if (language !== 'fr') return null
  const isOffered =
    isHydrated && !isAnswered && isEnglishOffered({ cookies: document.cookie, browserLanguages: navigator.languages })

  async function choose(chosen: Language) {
    await switchLanguage(chosen).then(
      () => setAnswered(true),
      () => showToast({ kind: 'danger', text: errors.NetworkFailure }),
    )
  }

  return (
    <aside className="language-offer" lang="en" aria-label={t.label} hidden={!isOffered}>
      <button type="button" className="language-offer-accept" value="en" onClick={() => choose('en')}>
        {t.accept}
      </button>
      <button
        type="button"
        className="language-offer-close"
        value="fr"
        aria-label={t.close}
        onClick={() => choose('fr')}
      >
        <Icon name="close" />
      </button>
    </aside>
  )
}
