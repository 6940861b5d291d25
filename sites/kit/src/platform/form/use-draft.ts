import { useEffect, useRef } from 'react'
import { tabStorage } from '#platform/tab-storage.ts'
import type { Form } from './use-form.ts'

const storageKeyOf = (key: string) => `draft-${key}`

/** After saving or discarding. */
export const forgetDraft = (key: string): void => void tabStorage.keep(storageKeyOf(key), undefined)

/**
 * Input survives a reload and the detour through sign-in, in this tab only (decision 90). Fields to keep are listed, so
 * that no password is stored. Returns a function that forgets the draft.
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
    // While saving, the sender decides: a save may forget the draft or rename its key.
    if (!isRestored.current || !isDirty || isPending) return
    tabStorage.keep(storageKey, Object.fromEntries(fields.map((name) => [name, values[name]])))
  }, [storageKey, fields, values, isDirty, isPending])

  return () => forgetDraft(key)
}
