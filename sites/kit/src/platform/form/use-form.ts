import type { FieldErrorKey } from '@bailclair/domain/contract/field-errors.ts'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '#platform/api/api-error.ts'
import { basicErrorTexts } from '#platform/api/basic-error-texts.ts'
import { findErrorText, loadErrorTexts } from '#platform/api/late-error-texts.ts'
import { useLanguage, useMessages } from '#platform/messages/messages.ts'
import { fieldErrorMessages } from './field-error.messages.ts'
import { formMessages } from './form.messages.ts'
import { type FormRules, type Problems, problemsOf } from './form-rules.ts'
import { useKeptInput } from './kept-input.ts'
import { useInputBeforeHydration } from './use-input-before-hydration.ts'

type Options<Values> = {
  initial: Values
  rules: FormRules<Values>
  /** Field labels for the error summary, where "this field" would be unclear. */
  labels?: { [Name in keyof Values]?: string }
  /** Called with valid values; a rejection keeps the form and shows why. */
  send: (values: Values) => Promise<unknown>
}

/** Clear beside the field, unclear in a list. */
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
 * Rules run on every input. A message first shows on blur or submit, then follows the input. A submit with problems
 * sends nothing and says why (decision 24).
 */
export function useForm<Values extends object>({ initial, rules, labels = {}, send }: Options<Values>) {
  const formId = useId()
  const { language } = useLanguage()
  const fieldTexts: Record<string, string> = useMessages(fieldErrorMessages)
  const { named } = useMessages(formMessages)
  const [start, setStart] = useState(initial)
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  /** Refused by the server; cleared when the field changes. */
  const [refused, setRefused] = useState<Problems<Values>>({})
  const [failure, setFailure] = useState<ApiError>()
  const [attempt, setAttempt] = useState(0)
  const [isPending, setPending] = useState(false)
  const isSending = useRef(false)
  const adopt = (typed: Partial<Values>) => setValues((current) => ({ ...current, ...typed }))
  const ref = useInputBeforeHydration(initial, adopt)

  const problems = { ...problemsOf(rules, values), ...refused }
  const names = Object.keys(values) as Name<Values>[]
  const isDirty = names.some((name) => values[name] !== start[name])
  useKeptInput(values, isDirty, adopt)
  const idOf = (name: Name<Values>) => `${formId}-${name}`
  const isShown = (name: Name<Values>) => attempt > 0 || left.has(name) || refused[name] !== undefined
  const textOf = (problem: string) =>
    fieldTexts[problem] ?? findErrorText(problem, language) ?? fieldTexts['field-not-valid']
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
    const found: string[] = Object.values(problemsOf(rules, values))
    if (found.length > 0) {
      const late = found.filter((problem) => fieldTexts[problem] === undefined)
      if (late.length > 0) await loadErrorTexts(late, language)
      setRefused({})
      setAttempt((count) => count + 1)
      return
    }
    isSending.current = true
    // Rendered before sending, so that a navigation inside `send` is not blocked by a dirty form.
    flushSync(() => setPending(true))
    try {
      await send(values)
      // Unless `send` already reset the form.
      setStart((current) => (current === start ? values : current))
      setAttempt(0)
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError('Unexpected', { cause })
      if (error !== cause) reportError(cause)
      await loadErrorTexts([error.code, ...error.entries.map(({ code }) => code)], language)
      fail(error)
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  /** Field errors go to their fields; anything else is a failure of the form. */
  function fail(error: ApiError) {
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
    /** The key of the message that the field shows. */
    problemOf: (name: Name<Values>) => (isShown(name) ? problems[name] : undefined),
    /** Resets to the given or the initial values. */
    reset,
    isPending,
    isDirty,
    /** Why the last attempt failed. Input is kept, so it can be retried. */
    failure: failure && {
      error: failure,
      text: findErrorText(failure.code, language) ?? basicErrorTexts[language].Unexpected,
    },
    /**
     * `method="dialog"`: a submit before hydration, or without scripts, does not leave the page. `data-start`: the page
     * loads React when the browser is idle (decision 213).
     */
    props: { ref, method: 'dialog', noValidate: true, onSubmit: submit, 'data-start': 'idle' },
    /** For the error summary, which takes the focus after each failed attempt. */
    summary: {
      attempt,
      errors: names.flatMap((name) => {
        const message = attempt > 0 ? summaryOf(name) : undefined
        return message === undefined ? [] : { fieldId: idOf(name), message }
      }),
    },
    /** Props of a text field. */
    field: (name: Named<Values, string>) => ({
      id: idOf(name),
      name,
      value: values[name] as string,
      error: errorOf(name),
      onChange: (event: { target: { value: string } }) => set(name, event.target.value as Values[typeof name]),
      onBlur: () => leave(name),
    }),
    /** Props of a checkbox. */
    box: (name: Named<Values, boolean>) => ({
      id: idOf(name),
      name,
      checked: values[name] as boolean,
      error: errorOf(name),
      onChange: (event: { target: { checked: boolean } }) => set(name, event.target.checked as Values[typeof name]),
      onBlur: () => leave(name),
    }),
    /** Props of a control that reports its value, such as a radio group. */
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
