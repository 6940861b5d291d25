import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * A ref for a `<form>`. Reads what was typed or autofilled before hydration, which React would otherwise overwrite. A
 * form submitted before hydration is submitted now (see `sites/kit/server/hydration-script.ts`).
 */
export function useInputBeforeHydration<Values extends object>(
  initial: Values,
  adopt: (typed: Partial<Values>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const arrival = useRef({ initial, adopt })
  const [wasSent, setSent] = useState(false)
  useLayoutEffect(() => {
    if (!form.current) return
    const typed = earlyInput(form.current, arrival.current.initial)
    if (Object.keys(typed).length > 0) arrival.current.adopt(typed)
    const pressed = form.current.querySelector('[type="submit"][aria-busy="true"]')
    pressed?.removeAttribute('aria-busy')
    setSent(pressed !== null)
  }, [])
  useEffect(() => {
    // Not inside the effect: sending calls `flushSync`, which React forbids there.
    if (wasSent) queueMicrotask(() => form.current?.requestSubmit())
  }, [wasSent])
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
