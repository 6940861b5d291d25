import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A ref for a `<form>`. Pages are there before their scripts: what someone typed, ticked or had filled in by then is
 * told once, or React would put back what it rendered at the next change of anything.
 */
export function useEarlyInput<Values extends object>(
  initial: Values,
  adopt: (typed: Partial<Values>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const arrival = useRef({ initial, adopt })
  useLayoutEffect(() => {
    if (!form.current) return
    const typed = earlyInput(form.current, arrival.current.initial)
    if (Object.keys(typed).length > 0) arrival.current.adopt(typed)
  }, [])
  return form
}

function earlyInput<Values extends object>({ elements }: HTMLFormElement, initial: Values): Partial<Values> {
  const found = Object.entries(initial).flatMap(([name, value]) => {
    const control = elements.namedItem(name)
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    if (typeof value === 'string' && isText && control.value !== value) return [[name, control.value]]
    const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
    if (typeof value === 'boolean' && isBox && control.checked !== value) return [[name, control.checked]]
    return []
  })
  return Object.fromEntries(found)
}
