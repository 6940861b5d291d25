import { type SituationChanges, situationChanges } from '@bailclair/domain/rental-file/file-changes.schema.ts'
import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { type IncomeKind, incomeKinds, type Situation } from '@bailclair/domain/rental-file/situation.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { type Cents, fromCents, toCents } from '@bailclair/domain/value/money.schema.ts'
import { readTypedNumber, writeTypedNumber } from '@bailclair/domain/value/typed-number.ts'
import type { Problems } from '@bailclair/site-kit/platform/form/form-rules.ts'
import { currentLanguage } from '@bailclair/site-kit/platform/messages/current-language.ts'

type Has = `has${IncomeKind}`
export const has = (kind: IncomeKind): Has => `has${kind}`

/** Raw input: a box and an amount per kind of income. `incomes` is the key of the group's error. */
export type SituationValues = { situation: Situation | ''; incomes: ''; none: boolean } & Record<Has, boolean> &
  Record<IncomeKind, string>

export function situationValues(file: MyFile | undefined, language: Language): SituationValues {
  const amount = (kind: IncomeKind) => {
    const given = file?.incomes?.filter((income) => income.kind === kind) ?? []
    return given.length > 0 ? fromCents(sum(given.map(({ monthlyAmount }) => monthlyAmount))) : undefined
  }
  const entries = incomeKinds.flatMap((kind) => [
    [has(kind), amount(kind) !== undefined],
    [kind, writeTypedNumber(amount(kind), language)],
  ])
  return {
    situation: file?.situation ?? '',
    incomes: '',
    none: file?.incomes?.length === 0,
    ...(Object.fromEntries(entries) as Record<Has, boolean> & Record<IncomeKind, string>),
  }
}

/** In cents, so that sums are exact. */
const sum = (euros: readonly number[]) => euros.reduce((total, amount) => total + toCents(amount), 0) as Cents

const chosenKinds = (values: SituationValues): IncomeKind[] =>
  values.none ? [] : incomeKinds.filter((kind) => values[has(kind)])

/** The request body, valid or not. */
const asSent = (values: SituationValues) =>
  ({
    situation: values.situation,
    incomes: chosenKinds(values).map((kind) => ({
      kind,
      monthlyAmount: readTypedNumber(values[kind], currentLanguage()),
    })),
  }) satisfies Record<keyof SituationChanges, unknown>

export function situationProblems(values: SituationValues): Problems<SituationValues> {
  const kinds = chosenKinds(values)
  const problems: Problems<SituationValues> = {}
  if (kinds.length === 0 && !values.none) problems.incomes = 'field-required'
  for (const { path, message } of situationChanges.safeParse(asSent(values)).error?.issues ?? []) {
    const [field, index] = path
    const kind = field === 'incomes' && typeof index === 'number' ? kinds[index] : undefined
    problems[kind ?? (field as 'situation' | 'incomes')] ??= message
  }
  return problems
}

/** Call only for valid values. */
export const situationOf = (values: SituationValues): SituationChanges => situationChanges.parse(asSent(values))

/** In euros; undefined while an amount is missing or invalid. */
export function totalOf(values: SituationValues): number | undefined {
  const { situation: _, ...incomes } = asSent(values)
  if (!values.none && incomes.incomes.length === 0) return undefined
  const { data } = situationChanges.safeParse({ situation: 'OTHER', ...incomes })
  return data && fromCents(sum(data.incomes.map(({ monthlyAmount }) => monthlyAmount)))
}
