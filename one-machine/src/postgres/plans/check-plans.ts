import { afterAll, expect, inject } from 'vitest'
import { collectStatements, type Statement } from './collect-statements.ts'
import { type PlanRules, planProblems } from './explain-statements.ts'

const key = Symbol.for('bailclair.collected-statements')
const ofWorker = globalThis as { [key]?: () => Statement[] }

/** For vitest's setupFiles: after each test file, explains the statements that no file of this worker sent before. */
export function checkPlansOfWorker(rules: PlanRules): void {
  ofWorker[key] ??= collectStatements()
  const takeNew = ofWorker[key]
  afterAll(async () => {
    expect(await planProblems(inject('plansUrl'), takeNew(), rules), 'statements without an index').toEqual([])
  })
}
