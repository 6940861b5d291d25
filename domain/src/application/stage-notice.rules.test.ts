import { expect, it } from 'vitest'
import { noticeDueAt } from './stage-notice.rules.ts'

const at = (time: string) => new Date(`2026-11-${time}Z`)
const now = at('18T12:00')

it.each([
  ['nobody was told yet', undefined, at('18T12:10')],
  ['they were told long ago', at('10T12:00'), at('18T12:10')],
  ['24 hours are over before the ten minutes', at('17T12:09'), at('18T12:10')],
  ['24 hours are over after the ten minutes', at('17T12:11'), at('18T12:11')],
  ['they were told a moment ago', at('18T11:59'), at('19T11:59')],
])('a new stage is told in time when %s', (_, told, due) =>
  expect(noticeDueAt('VISITED', now, { stage: 'RECEIVED', at: told })).toEqual(due),
)

it('is not told when the applicant knows it', () =>
  expect(noticeDueAt('VISITED', now, { stage: 'VISITED', at: at('10T12:00') })).toBeUndefined())
