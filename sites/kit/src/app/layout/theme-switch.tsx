import { type Theme, themeCookie, themeOf, themes } from '@bailclair/domain/value/theme.ts'
import { useEffect, useRef } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { layoutMessages } from './layout.messages.ts'

/** Light, dark, or what the system says. The inline script of the page applies it before the first paint. */
export function ThemeSwitch() {
  const t = useMessages(layoutMessages)
  const select = useRef<HTMLSelectElement>(null)

  useEffect(() => {
    if (!select.current) return
    // The server renders "system": anything else was chosen before hydration.
    if (select.current.value === 'system') select.current.value = themeOf(document.cookie)
    else choose(select.current.value as Theme)
  }, [])

  return (
    <label className="theme-switch">
      <Icon name="contrast" />
      <VisuallyHidden>{t.theme}</VisuallyHidden>
      <select
        ref={select}
        defaultValue="system"
        autoComplete="off"
        onChange={({ target }) => choose(target.value as Theme)}
      >
        {themes.map((it) => (
          <option key={it} value={it}>
            {t.themes[it]}
          </option>
        ))}
      </select>
    </label>
  )
}

function choose(theme: Theme) {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const scheme = bar.dataset['scheme']
    const chosen = theme === scheme ? 'all' : 'not all'
    bar.setAttribute('media', theme === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen)
  }
  const { hostname, protocol } = window.location
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = themeCookie(theme, { domain: hostname, isSecure: protocol === 'https:' })
}
