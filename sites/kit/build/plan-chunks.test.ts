import { describe, expect, it } from 'vitest'
import { planChunks, type Unit } from './plan-chunks.ts'

const unit = (id: string, owners: string, bytes: number, imports: string[] = []): Unit => ({
  id,
  owners: new Set(owners.split('')),
  bytes,
  imports,
})
const costs = { requestBytes: 100, weightOf: () => 1 }

describe('planChunks', () => {
  it('merges what the same owners need', () => {
    const plan = planChunks([unit('/a.ts', 'xy', 5_000), unit('/b.ts', 'xy', 9_000)], costs)
    expect([...plan.values()]).toEqual(['shared-b', 'shared-b'])
  })

  // x and y save a request each, 200 in all; z loads what it does not need
  it.each([
    [199, true],
    [201, false],
  ])('merges %i bytes that one owner does not need: %s', (bytes, isMerged) => {
    const plan = planChunks([unit('/a.ts', 'xy', bytes), unit('/b.ts', 'xyz', 9_000)], costs)
    expect(plan.get('/a.ts') === plan.get('/b.ts')).toBe(isMerged)
  })

  it('counts what a chunk imports', () => {
    const schemas = { ...unit('/zod.js', 'xy', 900), library: 'schemas' }
    const small = unit('/a.ts', 'xy', 10, ['/zod.js'])
    const plan = planChunks([small, unit('/b.ts', 'xyz', 9_000), schemas], costs)
    expect(plan.get('/a.ts')).not.toBe(plan.get('/b.ts'))
    expect(plan.get('/zod.js')).toBe('schemas')
  })

  it('makes no cycle', () => {
    const units = [unit('/a.ts', 'xy', 1, ['/b.ts']), unit('/b.ts', 'xyz', 900, ['/c.ts']), unit('/c.ts', 'wxyz', 1)]
    const plan = planChunks(units, costs)
    const [a, b, c] = ['/a.ts', '/b.ts', '/c.ts'].map((id) => plan.get(id))
    expect(a === c && a !== b).toBe(false)
  })

  it('counts an owner by its weight', () => {
    const units = [unit('/a.ts', 'xy', 150), unit('/b.ts', 'xyz', 9_000)]
    const plan = planChunks(units, { ...costs, weightOf: (owner) => (owner === 'z' ? 4 : 1) })
    expect(plan.get('/a.ts')).not.toBe(plan.get('/b.ts'))
  })
})
