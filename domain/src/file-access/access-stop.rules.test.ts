import { expect, it } from 'vitest'
import { isStoppedByOthers, mayResume } from './access-stop.rules.ts'

const [mine, theirs] = [{ isMine: true }, { isMine: false }]

it.each([
  ['nobody that is known', [], true, false],
  ['me', [mine], true, false],
  ['somebody else', [theirs], false, true],
  ['me and somebody else', [mine, theirs], true, true],
  ['two others', [theirs, theirs], false, true],
])('stopped by %s: may resume %s, stays stopped %s', (_, stops, resumes, stays) => {
  expect([mayResume(stops), isStoppedByOthers(stops)]).toEqual([resumes, stays])
})
