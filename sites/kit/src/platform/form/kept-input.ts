import { useEffect, useEffectEvent } from 'react'
import { tabStorage } from '#platform/tab-storage.ts'

const storageKey = 'kept-input'

type Input = Record<string, unknown>
type Kept = { page: string; forms: Input[] }

/** The forms of the page that hold unsaved input. */
const openForms = new Set<() => Input>()

const isKept = ([name, value]: [string, unknown]) =>
  (typeof value === 'string' || typeof value === 'boolean') && !/password/i.test(name)

/** Before a redirect through sign-in: the forms of this page find their input again, in this tab (decision 23). */
export function keepInput(): void {
  const forms = [...openForms].map((read) => Object.fromEntries(Object.entries(read()).filter(isKept)))
  tabStorage.keep(storageKey, forms.length > 0 ? { page: window.location.pathname, forms } : undefined)
}

/** Takes what was kept for a form with these fields on this page. */
function takeInput(names: readonly string[]): Input | undefined {
  const kept = tabStorage.find(storageKey) as Kept | undefined
  if (kept?.page !== window.location.pathname) return
  const found = kept.forms.find((form) => Object.keys(form).every((name) => names.includes(name)))
  const others = kept.forms.filter((form) => form !== found)
  tabStorage.keep(storageKey, others.length > 0 ? { ...kept, forms: others } : undefined)
  return found
}

/** Lets a form keep its input, and restores it once. */
export function useKeptInput<Values extends object>(
  values: Values,
  isDirty: boolean,
  adopt: (input: Partial<Values>) => void,
): void {
  const read = useEffectEvent(() => ({ ...values }) as Input)
  const restore = useEffectEvent(() => {
    const input = takeInput(Object.keys(values))
    if (input) adopt(input as Partial<Values>)
  })
  useEffect(() => restore(), [])
  useEffect(() => {
    if (!isDirty) return
    const readNow = () => read()
    openForms.add(readNow)
    return () => void openForms.delete(readNow)
  }, [isDirty])
}
