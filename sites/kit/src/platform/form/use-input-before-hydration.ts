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
  const [pressed, setPressed] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!form.current) return
    const typed = earlyInput(form.current, arrival.current.initial)
    if (Object.keys(typed).length > 0) arrival.current.adopt(typed)
    const early = form.current.querySelector<HTMLElement>('[type="submit"][aria-busy="true"]')
    early?.removeAttribute('aria-busy')
    setPressed(early)
  }, [])
  useEffect(() => {
    // Not inside the effect: sending calls `flushSync`, which React forbids there. The button itself, because a form may
    // have several.
    if (pressed) queueMicrotask(() => pressed.click())
  }, [pressed])
  return form
}

function earlyInput<Values extends object>({ elements }: HTMLFormElement, initial: Values): Partial<Values> {
  const found = Object.entries(initial).flatMap(([name, value]) => {
    const control = elements.namedItem(name)
    const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
    const text = isBox ? undefined : textOf(control)
    if (typeof value === 'string' && text !== undefined && text !== value) return [[name, text]]
    if (typeof value === 'boolean' && isBox && control.checked !== value) return [[name, control.checked]]
    return []
  })
  return Object.fromEntries(found)
}

/** Radio buttons are a list; without a choice there is nothing to read. */
function textOf(control: ReturnType<HTMLFormControlsCollection['namedItem']>): string | undefined {
  if (control instanceof RadioNodeList)
    return Array.from(control, (it) => it as HTMLInputElement).find(({ checked }) => checked)?.value
  return control !== null && 'value' in control ? String(control.value) : undefined
}
