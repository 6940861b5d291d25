import { spawnSync } from 'node:child_process'

/** Older commits do not follow the rule. */
export const lastUncheckedCommit = 'ba4fcf9590c2bd3c01b646ccbf89894a253802a1'

const longestSubject = 72
const conventional = /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([a-z\d][a-z\d ,-]*\))?!?: \S/

/** Subjects of the commits after `base`; undefined without git, without .git, or when a shallow clone lacks `base`. */
export function subjectsAfter(base: string, root: string): string[] | undefined {
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%s', `${base}..HEAD`], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}

export const subjectProblems = (subjects: readonly string[]): string[] =>
  subjects.flatMap((subject) => [
    ...(subject.length > longestSubject ? [`${subject.length} characters, at most ${longestSubject}: ${subject}`] : []),
    ...(conventional.test(subject) ? [] : [`not of the form "type(scope): text": ${subject}`]),
  ])
