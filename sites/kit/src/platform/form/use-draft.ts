import { useEffect, useRef } from 'react'
import { tabStorage } from '#platform/tab-storage.ts'
import type { Form } from './use-form.ts'

const storageKeyOf = (key: string) => `draft-${key}`

/** Once what was typed is saved, or no longer wanted. */
export const forgetDraft = (key: string): void => void tabStorage.keep(storageKeyOf(key), undefined)

/**
 * What was typed survives a reload and the way through sign-in (design, behaviour), in this tab only. The fields to
 * keep are named, so that a password is never among them. Returns how to forget the draft once it was sent.
 */
export function useDraft<Values extends object>(
  key: string,
  form: Pick<Form<Values>, 'values' | 'set' | 'isDirty' | 'isPending'>,
  fields: readonly (keyof Values & string)[],
): () => void {
  const storageKey = storageKeyOf(key)
  const isRestored = useRef(false)
  const { values, set, isDirty, isPending } = form

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears, and after hydration
  useEffect(() => {
    const draft = tabStorage.find(storageKey)
    if (typeof draft === 'object' && draft !== null) {
      const kept = draft as Partial<Values>
      for (const name of fields) {
        const value = kept[name]
        if (typeof value === typeof values[name]) set(name, value as Values[typeof name])
      }
    }
    isRestored.current = true
  }, [])

  useEffect(() => {
    // While it is being sent, whoever sends it decides: a save may forget the draft and change its name.
    if (!isRestored.current || !isDirty || isPending) return
    tabStorage.keep(storageKey, Object.fromEntries(fields.map((name) => [name, values[name]])))
  }, [storageKey, fields, values, isDirty, isPending])

  return () => forgetDraft(key)
}
