import { describe, expect, it } from 'vitest'
import { isOpenStage, mayMove, openStages, type Stage, stageActors, stages } from './stage.rules.ts'

/** O: owner, A: applicant, S: service; rows: from, columns: to. */
const table: Record<Stage, string> = {
  //              RECEIVED PROPOSED VISITED SHORTLISTED CHOSEN NOT_CHOSEN SIGNED WITHDRAWN
  RECEIVED: '        -        O        O        O          O       OS       -       A',
  VISIT_PROPOSED: '  O        -        O        O          O       OS       -       A',
  VISITED: '         O        O        -        O          O       OS       -       A',
  SHORTLISTED: '     O        O        O        -          O       OS       -       A',
  CHOSEN: '          -        -        -        -          -       O        O       A',
  NOT_CHOSEN: '      A        -        -        -          -       -        -       A',
  LEASE_SIGNED: '    -        -        -        -          -       -        -       A',
}
const targets = [...stages, 'WITHDRAWN'] as const

const cases = stages.flatMap((from) => {
  const cells = table[from].trim().split(/\s+/)
  return targets.flatMap((to, index) =>
    stageActors.map((actor) => [actor, from, to, cells[index]?.includes(actor.charAt(0)) ?? false] as const),
  )
})

describe('who may move an application', () => {
  it('is decided for every pair of stages and every actor', () => expect(cases).toHaveLength(7 * 8 * 3))

  it.each(cases)('%s from %s to %s: %s', (actor, from, to, expected) => expect(mayMove(actor, from, to)).toBe(expected))
})

it.each(stages)('%s is open until the owner has decided', (stage) =>
  expect(isOpenStage(stage)).toBe(!['CHOSEN', 'NOT_CHOSEN', 'LEASE_SIGNED'].includes(stage)),
)

it('lets applicants withdraw from every stage', () => {
  for (const stage of [...openStages, 'CHOSEN', 'NOT_CHOSEN', 'LEASE_SIGNED'] as const)
    expect(mayMove('APPLICANT', stage, 'WITHDRAWN')).toBe(true)
})
