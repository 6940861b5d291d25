import { type Language, languages } from '@bailclair/domain/value/language.ts'
import type { MouseEvent } from 'react'
import { useBasicErrors } from '#platform/api/use-basic-errors.ts'
import { useLanguage, useMessages } from '#platform/messages/messages.ts'
import { showToast } from '#platform/toasts.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { layoutMessages } from './layout.messages.ts'

/** In the language itself, as speakers look for it. */
const languageNames = { fr: 'Français', en: 'English' } as const satisfies Record<Language, string>

/**
 * Switches in place. Without JavaScript the link asks the server, which sets the cookie and renders the other language
 * (decision 22).
 */
export function LanguageSwitch() {
  const t = useMessages(layoutMessages)
  const errors = useBasicErrors()
  const { language, switchLanguage } = useLanguage()

  async function choose(event: MouseEvent, chosen: Language) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    await switchLanguage(chosen).catch(() => showToast({ kind: 'danger', text: errors.NetworkFailure }))
  }

  return (
    <nav className="language-switch" aria-label={t.language}>
      <Icon name="globe" />
      <ul className="language-switch-list">
        {languages.map((it) => (
          <li key={it}>
            <a
              href={`?lang=${it}`}
              hrefLang={it}
              lang={it}
              aria-current={it === language ? 'true' : undefined}
              onClick={(event) => choose(event, it)}
            >
              {languageNames[it]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
