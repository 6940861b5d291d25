import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Draft } from './draft.ts'
import { toNotes } from './notes.ts'
import { leaseEndOf } from './use-lease.ts'

/** Milliseconds: a pause in typing, and until the next attempt after a failure. */
const pause = 600
const retryPause = 5_000

export type NotesSaving = { state: 'saved' | 'saving' | 'failed'; savedAt: string | undefined }

const storageKeyOf = (partId: string) => `verification-${partId}`

/** What this tab has not saved yet: a reload within the pause loses nothing. */
export const findUnsaved = (partId: string): Draft | undefined => {
  const found = tabStorage.find(storageKeyOf(partId)) as Partial<Draft> | undefined
  return found?.verdicts && found.corrections && found.checks ? (found as Draft) : undefined
}

/** Call after sending, or after giving the part back. */
export const forgetUnsaved = (partId: string): void => void tabStorage.keep(storageKeyOf(partId), undefined)

/** Saves the notes on the server a moment after each change, one call at a time, again and again after a failure. */
export function useNotesSaving({ id, notesSavedAt }: Pick<DeskPart, 'id' | 'notesSavedAt'>) {
  const api = useApi()
  const [saving, setSaving] = useState<NotesSaving>({ state: 'saved', savedAt: notesSavedAt })
  const unsaved = useRef<Draft>(undefined)
  const running = useRef<Promise<void>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const saveAll = async () => {
    while (unsaved.current) {
      const draft = unsaved.current
      const { savedAt } = await api(verificationContract.notes, { params: { id }, body: toNotes(draft) })
      if (unsaved.current === draft) {
        unsaved.current = undefined
        forgetUnsaved(id)
      }
      setSaving({ state: unsaved.current ? 'saving' : 'saved', savedAt })
    }
  }

  /** Saves at once what waits. Fails when it could not be saved. */
  const flush = (): Promise<void> => {
    clearTimeout(timer.current)
    running.current ??= saveAll().finally(() => {
      running.current = undefined
    })
    return running.current
  }

  const plan = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush().catch(retryLater), delay)
  }

  const retryLater = (error: Error) => {
    setSaving(({ savedAt }) => ({ state: 'failed', savedAt }))
    // Without a lease nothing can be saved; the notices of the lease say so.
    if (!leaseEndOf(codeOf(error))) plan(retryPause)
  }

  const save = (draft: Draft, delay = pause) => {
    unsaved.current = draft
    tabStorage.keep(storageKeyOf(id), draft)
    setSaving(({ savedAt }) => ({ state: 'saving', savedAt }))
    plan(delay)
  }

  const begin = useEffectEvent(() => {
    const left = findUnsaved(id)
    if (left) save(left, 0)
  })
  const leave = useEffectEvent(() => void flush().catch(() => undefined))
  useEffect(() => {
    begin()
    return () => leave()
  }, [])

  return { ...saving, save, flush, hasUnsaved: () => unsaved.current !== undefined }
}
