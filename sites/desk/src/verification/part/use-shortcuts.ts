import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { picksOption, type ShortcutName, shortcutOf, shortcutSwitch } from './shortcuts.ts'

type Actions = Record<ShortcutName, (() => void) | undefined>

export function useShortcuts(actions: Actions) {
  const [isOn, setOn] = useState(shortcutSwitch.isOn)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (picksOption(event)) event.preventDefault()
    const name = shortcutOf(event)
    // An open dialog blocks shortcuts.
    const action = name && !document.querySelector('dialog[open]') ? actions[name] : undefined
    if (!action) return
    event.preventDefault()
    action()
  })

  // With the screen, not after it: verifiers press keys as soon as they see a name.
  useLayoutEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])

  return {
    isOn,
    switchShortcuts: (next: boolean) => {
      shortcutSwitch.set(next)
      setOn(next)
    },
  }
}
