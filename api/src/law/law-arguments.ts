import { parseArgs } from 'node:util'
import { type FieldErrorKey, fieldError } from '@bailclair/domain/contract/field-errors.ts'
import { quarter } from '@bailclair/domain/law/known-law.schema.ts'
import { lawStates } from '@bailclair/domain/law/law-rule.ts'
import { type LawRuleId, lawRuleIds } from '@bailclair/domain/law/law-rules.data.ts'
import { type CalendarDate, calendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { publicLine } from '@bailclair/domain/value/text.schema.ts'
import type { LawStatement } from './law.repository.ts'

/** Its message says what to write instead. */
export class LawMisused extends Error {}

type Asked =
  | { verb: 'list' }
  | { verb: 'set'; rule: LawRuleId; statement: LawStatement; reason: string }
  | { verb: 'index'; quarter: string; value: number }

const options = { because: { type: 'string' }, since: { type: 'string' }, until: { type: 'string' } } as const
type Given = { [name in keyof typeof options]?: string | undefined }

export function readLawArguments(args: readonly string[], today: CalendarDate): Asked {
  const { positionals, values, tokens } = parse(args)
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
  const repeated = names.find((name, at) => names.indexOf(name) < at)
  if (repeated !== undefined) throw new LawMisused(`--${repeated} is given twice.`)
  const [verb, ...words] = positionals
  if (verb === 'set') return readChange(words, values, today)
  const [strayOption] = Object.keys(values)
  if (strayOption !== undefined) throw new LawMisused(`--${strayOption} goes with set only.`)
  if (verb === undefined) return { verb: 'list' }
  if (verb === 'index') return readIndex(words, today)
  throw new LawMisused(`There is no command ${verb}.`)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true })
  } catch (error) {
    // Node names the unknown option or the missing value
    throw new LawMisused((error as Error).message)
  }
}

function readChange([id, name, ...more]: string[], given: Given, today: CalendarDate): Asked {
  if (more.length > 0) throw new LawMisused(`One rule and one state at a time: ${more.join(' ')} is too much.`)
  const rule = lawRuleIds.find((known) => known === id)
  if (!rule) {
    const problem = id === undefined ? 'Which rule?' : `There is no rule ${id}.`
    throw new LawMisused(`${problem} The rules are:\n${lawRuleIds.map((known) => `  ${known}`).join('\n')}`)
  }
  const statement = readStatement(name, given, today)
  return { verb: 'set', rule, statement, reason: readReason(given.because) }
}

function readStatement(name: string | undefined, given: Given, today: CalendarDate): LawStatement {
  if (name === 'AS_RELEASED') {
    const day = (['since', 'until'] as const).find((option) => given[option] !== undefined)
    if (day) throw new LawMisused(`--${day} does not go with AS_RELEASED.`)
    return { state: name }
  }
  const state = lawStates.find((known) => known === name)
  if (!state) throw new LawMisused(name === undefined ? 'Which state?' : `There is no state ${name}.`)
  const since = given.since === undefined ? today : readDay('since', given.since)
  const until = given.until === undefined ? undefined : readDay('until', given.until)
  if (until !== undefined && state !== 'IN_FORCE') throw new LawMisused('--until goes with IN_FORCE only.')
  if (until !== undefined && until < since) throw new LawMisused(`--until ${until} is before ${since}.`)
  return { since, state, ...(until === undefined ? {} : { until }) }
}

/** Somebody may write 9999-12-31 for a rule without end, whose next day has five digits. */
const lastYear = '2199'

function readDay(option: string, text: string): CalendarDate {
  const day = calendarDate.safeParse(text).data
  if (day === undefined) throw new LawMisused(`--${option} is a day such as 2026-11-25.`)
  if (day > `${lastYear}-12-31`)
    throw new LawMisused(`--${option} is after ${lastYear}. A rule without a known end has no --until.`)
  return day
}

const maxReason = 500
const reasonProblems: Partial<Record<FieldErrorKey, string>> = {
  [fieldError.required]: '--because is missing: say why, with the source.',
  [fieldError.tooLong]: `--because has more than ${maxReason} characters.`,
  [fieldError.forbiddenCharacter]: '--because has a line break, or a character that nobody sees.',
}

function readReason(text = ''): string {
  const { data, error } = publicLine(maxReason).safeParse(text)
  if (data !== undefined) return data
  throw new LawMisused(reasonProblems[error?.issues[0]?.message as FieldErrorKey] ?? '--because is no text.')
}

function readIndex([text, number, ...more]: string[], today: CalendarDate): Asked {
  if (more.length > 0) throw new LawMisused(`One index at a time: ${more.join(' ')} is too much.`)
  const known = quarter.safeParse(text).data
  if (known === undefined) throw new LawMisused('An index has a quarter such as 2026-Q3.')
  // no row can be taken back, and no index is published before its quarter has ended
  if (known >= quarterOf(today)) throw new LawMisused(`${known} has not ended.`)
  const value = Number(number)
  if (!/^\d+(\.\d{1,2})?$/.test(number ?? '') || value < 50 || value > 500)
    throw new LawMisused('An index is a number from 50 to 500 such as 145.78, with at most two decimals.')
  return { verb: 'index', quarter: known, value }
}

function quarterOf(day: CalendarDate): string {
  const [year, month] = day.split('-')
  return `${year}-Q${Math.ceil(Number(month) / 3)}`
}
