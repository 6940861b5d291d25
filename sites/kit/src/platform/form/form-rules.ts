import type { FieldErrorKey } from '@bailclair/domain/contract/field-errors.ts'

/** Problems by field, as keys of the catalogue. */
export type Problems<Values> = { [Name in keyof Values]?: string }

type Issue = { path: readonly PropertyKey[]; message: string }
/** A domain schema, typed by shape so that forms without one do not load the library. */
type Schema = { safeParse: (values: unknown) => { error?: { issues: readonly Issue[] } | undefined } }

type FieldRules<Values> = {
  [Name in keyof Values]?: (value: Values[Name], values: Values) => FieldErrorKey | undefined
}

/** A schema whose messages are keys, a function per field, or one for the whole form. */
export type FormRules<Values> = Schema | FieldRules<Values> | ((values: Values) => Problems<Values>)

/** The first problem of each field. */
export function problemsOf<Values extends object>(rules: FormRules<Values>, values: Values): Problems<Values> {
  if (typeof rules === 'function') return rules(values)
  const problems: Problems<Values> = {}
  if (isSchema(rules)) {
    for (const { path, message } of rules.safeParse(values).error?.issues ?? []) {
      const name = path[0] as keyof Values
      problems[name] ??= message
    }
    return problems
  }
  for (const name of Object.keys(rules) as (keyof Values)[]) {
    const problem = rules[name]?.(values[name], values)
    if (problem) problems[name] = problem
  }
  return problems
}

const isSchema = (rules: object): rules is Schema => 'safeParse' in rules
