import { type Theme, themeCookie, themeOf, themes } from '@bailclair/domain/value/theme.ts'
import { useState } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { useIsHydrated } from '#platform/use-is-hydrated.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { layoutMessages } from './layout.messages.ts'

/** Light, dark, or what the system says. The inline script of the page applies it before the first paint. */
export function ThemeSwitch() {
  const t = useMessages(layoutMessages)
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<Theme>()
  const theme = chosen ?? (isHydrated ? themeOf(document.cookie) : 'system')

  function choose(next: Theme) {
    setChosen(next)
    const root = document.documentElement
    if (next === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = next
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
      const scheme = bar.dataset['scheme']
      const chosen = next === scheme ? 'all' : 'not all'
      bar.setAttribute('media', next === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen)
    }
    const { hostname, protocol } = window.location
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = themeCookie(next, { domain: hostname, isSecure: protocol === 'https:' })
  }

  return (
    <label className="theme-switch">
      <Icon name="contrast" />
      <VisuallyHidden>{t.theme}</VisuallyHidden>
      <select value={theme} onChange={({ target }) => choose(target.value as Theme)}>
        {themes.map((it) => (
          <option key={it} value={it}>
            {t.themes[it]}
          </option>
        ))}
      </select>
    </label>
  )
}
