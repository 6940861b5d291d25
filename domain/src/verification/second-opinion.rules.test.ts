import { expect, it } from 'vitest'
import { secondOpinionCutoff } from './second-opinion.rules.ts'

it('keeps its verifier away for a day', () =>
  expect(secondOpinionCutoff(new Date('2026-11-16T09:00:00Z')).toISOString()).toBe('2026-11-15T09:00:00.000Z'))
