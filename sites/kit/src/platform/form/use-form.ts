import type { FieldErrorKey } from '@bailclair/domain/contract/field-errors.ts'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '#platform/api/api-error.ts'
import { errorMessages } from '#platform/api/error.messages.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { fieldErrorMessages } from './field-error.messages.ts'
import { formMessages } from './form.messages.ts'
import { type FormRules, type Problems, problemsOf } from './form-rules.ts'
import { useInputBeforeHydration } from './use-input-before-hydration.ts'

type Options<Values> = {
  initial: Values
  rules: FormRules<Values>
  /** By field: a message that says no more than "this field" is told in the summary with the name of the field. */
  labels?: { [Name in keyof Values]?: string }
  /** Called with values that obey the rules; a rejection keeps the form as it is and shows why. */
  send: (values: Values) => Promise<unknown>
}

/** Right beside the field; in a list, nobody knows which field is meant. */
const namesNoField: ReadonlySet<string> = new Set<FieldErrorKey>([
  'field-required',
  'field-not-valid',
  'text-too-long',
  'text-forbidden-character',
  'number-not-valid',
  'number-too-many-decimals',
  'number-too-large',
  'measure-negative',
  'income-not-positive',
  'income-negative',
])

type Name<Values> = keyof Values & string
type Named<Values, Kind> = { [N in Name<Values>]: Values[N] extends Kind ? N : never }[Name<Values>]

/**
 * A form. Rules run on every input (spec §5); the message of a field first shows when the field was left or on submit,
 * then follows every input (decision 24). A submit with problems sends nothing and says why (decision 24).
 */
export function useForm<Values extends object>({ initial, rules, labels = {}, send }: Options<Values>) {
  const formId = useId()
  const errorTexts = useMessages(errorMessages)
  const fieldTexts: Record<string, string> = useMessages(fieldErrorMessages)
  const { named } = useMessages(formMessages)
  const [start, setStart] = useState(initial)
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  /** What the server refused, until the field changes. */
  const [refused, setRefused] = useState<Problems<Values>>({})
  const [failure, setFailure] = useState<ApiError>()
  const [attempt, setAttempt] = useState(0)
  const [isPending, setPending] = useState(false)
  const isSending = useRef(false)
  const ref = useInputBeforeHydration(initial, (typed) => setValues((current) => ({ ...current, ...typed })))

  const problems = { ...problemsOf(rules, values), ...refused }
  const names = Object.keys(values) as Name<Values>[]
  const idOf = (name: Name<Values>) => `${formId}-${name}`
  const isShown = (name: Name<Values>) => attempt > 0 || left.has(name) || refused[name] !== undefined
  const textOf = (problem: string) =>
    fieldTexts[problem] ?? (errorTexts as Record<string, string>)[problem] ?? fieldTexts['field-not-valid']
  const errorOf = (name: Name<Values>) => {
    const problem = problems[name]
    return problem !== undefined && isShown(name) ? textOf(problem) : undefined
  }

  function summaryOf(name: Name<Values>) {
    const message = errorOf(name)
    const label = namesNoField.has(problems[name] ?? '') ? labels[name] : undefined
    return message !== undefined && label !== undefined ? named(label, message) : message
  }

  function set<N extends Name<Values>>(name: N, value: Values[N]) {
    setValues((current) => ({ ...current, [name]: value }))
    setRefused(({ [name]: _mended, ...others }) => others as Problems<Values>)
  }
  const leave = (name: Name<Values>) => setLeft((current) => new Set(current).add(name))

  async function submit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault()
    if (isSending.current) return
    setFailure(undefined)
    if (Object.keys(problemsOf(rules, values)).length > 0) {
      setRefused({})
      setAttempt((count) => count + 1)
      return
    }
    isSending.current = true
    // On the screen before it is sent: what `send` leads to at once must not meet a form that still asks to stay.
    flushSync(() => setPending(true))
    try {
      await send(values)
      // Unless `send` has already started over, from what the server answered.
      setStart((current) => (current === start ? values : current))
      setAttempt(0)
    } catch (cause) {
      fail(cause)
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  /** Entries of fields go to their fields, anything else is the failure of the whole. */
  function fail(cause: unknown) {
    const error = cause instanceof ApiError ? cause : new ApiError('Unexpected', { cause })
    if (error !== cause) reportError(cause)
    const ofFields = error.entries.filter(({ field }) => names.some((name) => name === field))
    setRefused(
      Object.fromEntries(ofFields.map(({ field, code, message }) => [field, message ?? code])) as Problems<Values>,
    )
    if (ofFields.length === 0) setFailure(error)
    else setAttempt((count) => count + 1)
  }

  function reset(to: Values) {
    setStart(to)
    setValues(to)
    setLeft(new Set())
    setRefused({})
    setFailure(undefined)
    setAttempt(0)
  }

  return {
    values,
    set,
    /** Starts over, from what the server answered or from nothing. */
    reset,
    isPending,
    isDirty: names.some((name) => values[name] !== start[name]),
    /** Why the last attempt failed as a whole: nothing was lost, and it can be tried again. */
    failure: failure && { error: failure, text: errorTexts[failure.code] },
    /**
     * For the `<form>`. Its rules are ours, not the browser's. Should it be sent before the scripts are there, or without
     * them, it stays as it is: a browser closes the dialog around a form of this method, if there is one, and no more.
     */
    props: { ref, method: 'dialog', noValidate: true, onSubmit: submit },
    /** For the error summary, which takes the focus at each failed attempt. */
    summary: {
      attempt,
      errors: names.flatMap((name) => {
        const message = attempt > 0 ? summaryOf(name) : undefined
        return message === undefined ? [] : { fieldId: idOf(name), message }
      }),
    },
    /** For a field of text. */
    field: (name: Named<Values, string>) => ({
      id: idOf(name),
      name,
      value: values[name] as string,
      error: errorOf(name),
      onChange: (event: { target: { value: string } }) => set(name, event.target.value as Values[typeof name]),
      onBlur: () => leave(name),
    }),
    /** For a box to tick. */
    box: (name: Named<Values, boolean>) => ({
      id: idOf(name),
      name,
      checked: values[name] as boolean,
      error: errorOf(name),
      onChange: (event: { target: { checked: boolean } }) => set(name, event.target.checked as Values[typeof name]),
      onBlur: () => leave(name),
    }),
    /** For a choice among a few, or any control that tells its value. */
    choice: <N extends Name<Values>>(name: N) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (value: Values[N]) => set(name, value),
    }),
  }
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>
