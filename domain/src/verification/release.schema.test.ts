import { expect, it } from 'vitest'
import { release } from './release.schema.ts'

it.each([
  [{ reason: 'INTERRUPTED' }, []],
  [{ reason: 'NEEDS_ADVICE', question: 'Ce bulletin est-il complet ?' }, []],
  [{}, [['reason', 'field-required']]],
  [{ reason: 'NEEDS_ADVICE' }, [['question', 'field-required']]],
  [{ reason: 'NEEDS_ADVICE', question: ' ' }, [['question', 'field-required']]],
  [{ reason: 'NEEDS_ADVICE', question: 'x'.repeat(501) }, [['question', 'text-too-long']]],
  [{ reason: 'OTHER', question: 'Pourquoi ?' }, [['question', 'field-required']]],
])('%j: %j', (body, problems) =>
  expect((release.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])).toEqual(
    problems,
  ),
)
