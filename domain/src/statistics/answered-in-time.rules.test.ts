import { expect, it } from 'vitest'
import { type AnsweredChoices, measureAnswers } from './answered-in-time.rules.ts'

const today = '2026-11-18'
const left = (days: number, applications: number): AnsweredChoices => ({ chosenOn: '2026-11-01', days, applications })
const waiting = (chosenOn: string, applications: number): AnsweredChoices => ({
  chosenOn,
  days: undefined,
  applications,
})

it.each([
  ['no choice', [], undefined],
  ['the day after', [left(2, 3)], { applications: 3, percentInTime: 100 }],
  ['on the seventh day', [left(7, 3)], { applications: 3, percentInTime: 100 }],
  ['on the eighth day', [left(8, 3)], { applications: 3, percentInTime: 0 }],
  ['some late', [left(2, 2), left(9, 1)], { applications: 3, percentInTime: 66 }],
  ['one of a thousand late', [left(2, 999), left(8, 1)], { applications: 1_000, percentInTime: 99 }],
  ['has waited for seven days', [waiting('2026-11-11', 5)], undefined],
  ['has waited for eight days', [waiting('2026-11-10', 5)], { applications: 5, percentInTime: 0 }],
  ['waits beside one that left', [waiting('2026-11-17', 5), left(2, 4)], { applications: 4, percentInTime: 100 }],
  ['everybody withdrew', [left(2, 0)], undefined],
] as const)('measureAnswers: %s', (_, choices, expected) => {
  expect(measureAnswers(choices, today)).toEqual(expected)
})
