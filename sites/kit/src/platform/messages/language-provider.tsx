import type { Language } from '@bailclair/domain/value/language.ts'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { LanguageContext } from './messages.ts'

type Props = {
  initial: Language
  /** Awaited before the switch, so that every text is loaded. */
  onSwitch?: (to: Language) => Promise<void>
  children: ReactNode
}

/** Switching the language re-renders in place: page, form values and focus stay. */
export function LanguageProvider({ initial, onSwitch, children }: Props) {
  const [language, setLanguage] = useState(initial)
  const switchLanguage = useCallback(
    async (to: Language) => {
      await onSwitch?.(to)
      setLanguage(to)
    },
    [onSwitch],
  )
  const choice = useMemo(() => ({ language, switchLanguage }), [language, switchLanguage])
  return <LanguageContext value={choice}>{children}</LanguageContext>
}
