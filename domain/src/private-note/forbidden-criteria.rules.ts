import { type ForbiddenCriterion, forbiddenCriteria } from '../law/forbidden-criteria.ts'
import { plainText } from '../value/search-words.ts'
import { wordsOfCriteria } from './forbidden-criteria.data.ts'

const endings = ['', 's', 'e', 'es', 'ne', 'nes']
const shortestInflected = 5

const criterionOf = new Map(
  forbiddenCriteria.flatMap((criterion) =>
    wordsOfCriteria[criterion]
      .split(/\s+/)
      .flatMap((word) => (word.length < shortestInflected ? [word] : endings.map((ending) => word + ending)))
      .map((word) => [word, criterion] as const),
  ),
)

/** Criteria that words of a note may point to. Runs in the browser only: what it finds is neither sent nor stored. */
export function findForbiddenCriteria(note: string): ForbiddenCriterion[] {
  const found = new Set((plainText(note).match(/\p{L}+/gu) ?? []).map((word) => criterionOf.get(word)))
  return forbiddenCriteria.filter((criterion) => found.has(criterion))
}
