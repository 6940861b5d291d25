import type { ChargesKind } from '@bailclair/domain/law/letting-kind.ts'
import type { AdvertField } from '@bailclair/domain/property/property.schema.ts'
import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { forgetDraft, useDraft } from '@bailclair/site-kit/platform/form/use-draft.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import type { Answer, Conflict } from '@bailclair/site-kit/ui/step-form/step-frame.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLaw } from '#platform/use-law.ts'
import { advertFieldTexts } from './advert-field-texts.messages.ts'
import { advertFormMessages } from './advert-form.messages.ts'
import {
  type AdvertChanges,
  type AdvertValues,
  advertFieldNames,
  advertRules,
  changesOf,
  disputedFields,
  readValues,
  valuesOf,
} from './advert-values.ts'

export type AdvertSave = {
  /** As it is stored, also after it was saved elsewhere. */
  property: Property
  /** Refused with `StaleVersion` when it was saved elsewhere since that version. */
  onSave: (changes: AdvertChanges & { id: string; version: number }) => Promise<Property>
  /** The newest state; undefined if it did not come. */
  onReload: () => Promise<Property | undefined>
}

const draftKeyOf = ({ id, version }: Property) => `advert-${id}-${version}`

/** Sends only what was changed, so that what was saved elsewhere in other fields stays. */
export function useAdvertForm({ property, onSave, onReload }: AdvertSave) {
  const t = useMessages(advertFormMessages)
  const { form: labels, chargesKinds } = useMessages(advertFieldTexts)
  const { language } = useLanguage()
  const law = useLaw()
  const [base, setBase] = useState(property)
  /** What the next save is compared with: known at once, where the state would come a render too late. */
  const basis = useRef(base)
  const [kept, setKept] = useState<readonly Answer[]>([])
  const wasSaved = useRef(false)
  const form = useForm<AdvertValues>({
    initial: valuesOf(property, language, law),
    rules: advertRules[language],
    labels,
    send: async (values) => {
      await persist(changesOf(values, basis.current, language))
      wasSaved.current = true
      setKept([])
      showToast({ kind: 'success', text: t.saved })
    },
  })
  useDraft(draftKeyOf(base), form, advertFieldNames)

  function startFrom(newest: Property) {
    forgetDraft(draftKeyOf(basis.current))
    basis.current = newest
    setBase(newest)
  }

  async function persist(changes: AdvertChanges) {
    const before = basis.current
    // nothing but spaces was typed
    if (Object.keys(changes).length === 0) return forgetDraft(draftKeyOf(before))
    const saved = await sendOver(before, changes)
    startFrom(saved)
    // what was saved elsewhere in other fields
    const isOther = (field: AdvertField) => !(field in changes) && saved[field] !== before[field]
    if (advertFieldNames.some(isOther)) form.reset(valuesOf(saved, language, law))
  }

  /** Tries again over a newer state in which other fields changed. */
  async function sendOver({ id, version }: Property, changes: AdvertChanges): Promise<Property> {
    try {
      return await onSave({ id, version, ...changes })
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.code !== 'StaleVersion') throw cause
      const newest = await onReload()
      if (!newest || disputedFields(changes, basis.current, newest).length > 0) throw cause
      return onSave({ id, version: newest.version, ...changes })
    }
  }

  const changes = changesOf(form.values, base, language)
  const newer = property.version > base.version && !form.isPending ? property : undefined
  const disputed = newer && form.isDirty ? disputedFields(changes, base, newer) : []

  /** The newer state, with what was typed in its place but for some fields. */
  function follow(newest: Property, given: readonly AdvertField[] = []) {
    const typed = form.isDirty ? advertFieldNames.filter((field) => field in changes && !given.includes(field)) : []
    startFrom(newest)
    form.reset(valuesOf(newest, language, law))
    for (const field of typed) form.set(field, form.values[field])
  }
  const followNewer = useEffectEvent(() => newer && follow(newer))
  const isOutdated = newer !== undefined && disputed.length === 0
  useEffect(() => {
    if (isOutdated) followNewer()
  }, [isOutdated])

  const wordsOf = (field: AdvertField, text: string) =>
    field === 'chargesKind' ? (chargesKinds[text as ChargesKind] ?? '') : text
  const answersOf = (values: AdvertValues): Answer[] =>
    disputed.map((field) => ({ label: labels[field], value: wordsOf(field, values[field]) }))
  const conflict: Conflict | undefined =
    newer && disputed.length > 0
      ? {
          load: (typed) => {
            follow(newer, disputed)
            setKept(typed)
          },
          // rendered before the form is sent
          overwrite: () => flushSync(() => follow(newer)),
        }
      : undefined

  return {
    form,
    labels,
    /** For the advert: it follows what is typed. */
    typed: readValues(form.values, language),
    isUnsaved: Object.keys(changes).length > 0,
    conflict: conflict && {
      conflict,
      answers: { saved: answersOf(valuesOf(property, language, law)), typed: answersOf(form.values) },
    },
    kept,
    /** False: it could not be saved, and the form says why. */
    save: async (): Promise<boolean> => {
      wasSaved.current = false
      await form.props.onSubmit()
      return wasSaved.current
    },
    discard: () => forgetDraft(draftKeyOf(base)),
  }
}

export type AdvertEditing = ReturnType<typeof useAdvertForm>
