import { addDays, type CalendarDate } from '../value/calendar-date.ts'
import type { LawChange } from './known-law.schema.ts'
import type { LawRule, LawState } from './law-rule.ts'

/** From a day until the day before the next step; the first one has no beginning. */
export type LawStep = { from?: CalendarDate; state: LawState }

type Dates = Pick<LawRule, 'from' | 'until' | 'mayBeProlonged'>

/** Every day is in exactly one step. Changes are in the order in which the operator made them. */
export function lawSteps(rule: Dates, changes: readonly LawChange[] = []): LawStep[] {
  const afterwards: LawState = rule.mayBeProlonged ? 'UNCERTAIN' : 'ENDED'
  const stepsFrom = ({ since, state, until }: LawChange): LawStep[] => [
    { from: since, state },
    ...(until === undefined ? [] : [{ from: addDays(until, 1), state: afterwards }]),
  ]
  const written: LawStep[] = [{ state: 'ANNOUNCED' }, ...stepsFrom({ ...rule, since: rule.from, state: 'IN_FORCE' })]
  const steps = changes.reduce<LawStep[]>(
    (before, change) => [...before.filter(({ from }) => !from || from < change.since), ...stepsFrom(change)],
    written,
  )
  return steps.filter(({ state }, at) => state !== steps[at - 1]?.state)
}

/** The step of a day, and the one after it: what will change, as far as anybody knows. */
export function lawOn(
  rule: Dates,
  day: CalendarDate,
  changes: readonly LawChange[] = [],
): { state: LawState; since?: CalendarDate; next?: Required<LawStep> } {
  const steps = lawSteps(rule, changes)
  const at = steps.findLastIndex(({ from }) => !from || from <= day)
  const { state, from } = steps[at] as LawStep
  const next = steps[at + 1]
  return {
    state,
    ...(from === undefined ? {} : { since: from }),
    ...(next?.from === undefined ? {} : { next: { from: next.from, state: next.state } }),
  }
}
