import { type Theme, themeOf, themes } from '@bailclair/domain/value/theme.ts'
import { useEffect, useRef } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { chooseTheme } from '#platform/theme.ts'
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
    else chooseTheme(select.current.value as Theme)
  }, [])

  return (
    <label className="theme-switch">
      <Icon name="contrast" />
      <VisuallyHidden>{t.theme}</VisuallyHidden>
      <select
        ref={select}
        defaultValue="system"
        autoComplete="off"
        onChange={({ target }) => chooseTheme(target.value as Theme)}
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
