import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { onField } from '@bailclair/site-kit/platform/form/field-failure.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import type { Answer, StepFrame } from '@bailclair/site-kit/ui/step-form/step-frame.ts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { diagnosticMessages } from './diagnostic.messages.ts'
import {
  type CertificateChanges,
  type DiagnosticValues,
  figuresToSave,
  isSameNumber,
  rulesOn,
  valuesOf,
} from './diagnostic-form.ts'

export type DiagnosticWizard = {
  property: Property | undefined
  /** Saved elsewhere meanwhile. */
  newer: Property | undefined
  /** Saves the changes, if any, then leaves the step. */
  goOn: (changes?: CertificateChanges) => Promise<void>
  save: (changes: CertificateChanges) => Promise<Property>
  removeCertificate: () => Promise<void>
  frame: StepFrame
}

/** Search, save and remove. A new number is searched first and its result shown (decision 5). */
export function useDiagnostic({ property, newer, goOn, save, frame }: DiagnosticWizard) {
  const t = useMessages(diagnosticMessages)
  const { language } = useLanguage()
  const today = todayInParis(new Date())
  /** The number without an answer from the registry; another one may be searched. */
  const [unanswered, setUnanswered] = useState<string>()
  const [focused, setFocused] = useState<{ on: 'result' | 'number' }>()
  const resultTitle = useRef<HTMLHeadingElement>(null)
  const numberField = useRef<HTMLInputElement>(null)
  const wantsSearch = useRef(false)

  const { energyConsumption, co2Emission, dpeGrade, dpeDate } = t.figures
  const labels = { number: t.number.label, dpeGrade, energyConsumption, co2Emission, dpeDate }
  const form = useForm<DiagnosticValues>({
    initial: valuesOf(property, language),
    rules: rulesOn(today),
    labels,
    send,
  })

  useEffect(() => {
    if (focused) (focused.on === 'result' ? resultTitle : numberField).current?.focus()
  }, [focused])

  async function send(values: DiagnosticValues): Promise<void> {
    setUnanswered(undefined)
    const isSaved = property !== undefined && !form.isDirty
    if (values.way === 'figures') return goOn(isSaved ? undefined : figuresToSave(values, today))
    if (values.way === 'not-subject') return goOn(isSaved ? undefined : { dpeNotRequired: true })
    if (!isSameNumber(values.number, property?.ademeNumber)) return search(values.number)
    if (wantsSearch.current) setFocused({ on: 'result' })
    else await goOn()
  }

  async function search(number: string) {
    try {
      const saved = await save({ ademeNumber: number }).catch(onField({ code: 'CertificateNotFound', field: 'number' }))
      form.reset(valuesOf(saved, language))
      setFocused({ on: 'result' })
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.code !== 'CertificateRegistryUnavailable') throw cause
      setUnanswered(number)
    }
  }

  /** The chosen answer and its values, as text. */
  function answersOf(values: DiagnosticValues): Answer[] {
    const fields = {
      number: ['number'],
      figures: ['dpeGrade', 'energyConsumption', 'co2Emission', 'dpeDate'],
      'not-subject': [],
    }
    const given = (fields[values.way] as (keyof typeof labels)[]).map((name) => ({
      label: labels[name],
      value: values[name],
    }))
    return [{ label: t.question, value: t.ways[values.way].label }, ...given]
  }

  return {
    form,
    answers: { saved: answersOf(valuesOf(newer, language)), typed: answersOf(form.values) },
    isRegistryDown: unanswered !== undefined && unanswered === form.values.number,
    resultTitle,
    numberField,
    /** For a submit button that always searches. */
    prepareSearch: (number?: string) => {
      wantsSearch.current = true
      // The submit of this press must see the number.
      if (number !== undefined) flushSync(() => form.set('number', number))
    },
    focusResult: () => setFocused({ on: 'result' }),
    onRemoved: () => {
      form.reset(valuesOf(undefined, language))
      setFocused({ on: 'number' })
    },
    frame: {
      ...frame,
      leaveTo: (where: 'next' | 'return') => {
        wantsSearch.current = false
        frame.leaveTo(where)
      },
    },
  }
}
