import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { subjectProblems, subjectsAfter } from './commits.ts'

describe('a commit subject', () => {
  it.each([
    'fix: reject empty names',
    'feat(share-link)!: expire after 30 days',
    'docs(readme, law): shorter',
    `fix: ${'x'.repeat(67)}`,
  ])('may be "%s"', (subject) => {
    expect(subjectProblems([subject])).toEqual([])
  })

  it.each([
    [`fix: ${'x'.repeat(68)}`, '73 characters, at most 72'],
    ['Reject empty names', 'not of the form'],
    ['fixed: reject empty names', 'not of the form'],
    ['fix(API): reject empty names', 'not of the form'],
    ['fix reject empty names', 'not of the form'],
    ['fix: ', 'not of the form'],
  ])('may not be "%s"', (subject, problem) => {
    expect(subjectProblems(['fix: reject empty names', subject])).toEqual([expect.stringContaining(problem)])
  })
})

describe('the commits that are checked', () => {
  function repositoryWith(...subjects: string[]) {
    const root = mkdtempSync(join(tmpdir(), 'bailclair-commits-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    const git = (...args: string[]) => {
      const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false']
      return spawnSync('git', [...author, ...args], { cwd: root, encoding: 'utf8' }).stdout.trim()
    }
    git('init', '--quiet')
    for (const subject of subjects) git('commit', '--quiet', '--allow-empty', '--message', subject)
    return { root, hashes: git('log', '--reverse', '--format=%H').split('\n') }
  }

  it('are those after the base', () => {
    const { root, hashes } = repositoryWith('Old', 'fix: one', 'fix: two')
    expect(subjectsAfter(hashes[0] ?? '', root)).toEqual(['fix: two', 'fix: one'])
    expect(subjectsAfter(hashes[2] ?? '', root)).toEqual([])
  })

  it('are unknown when the base is not in the history', () => {
    expect(subjectsAfter('0'.repeat(40), repositoryWith('fix: one').root)).toBeUndefined()
  })

  it('are unknown without a repository', () => {
    const root = mkdtempSync(join(tmpdir(), 'bailclair-commits-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    expect(subjectsAfter('HEAD', root)).toBeUndefined()
  })
})
