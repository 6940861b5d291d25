import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export function commandFileProblems(root: string): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const exists = (path: string) => existsSync(join(root, path))
  return globSync('{*.md,docs/*.md}', { cwd: root }).flatMap((path) =>
    commandProblems(readFileSync(join(root, path), 'utf8'), Object.keys(scripts), exists).map(
      (problem) => `${path}: ${problem}`,
    ),
  )
}

/** Somebody who follows a runbook at night must not meet a command that does not exist. */
export function commandProblems(text: string, scripts: readonly string[], exists: (path: string) => boolean): string[] {
  const called = [...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].flatMap(([, name]) => name ?? [])
  const programs = [...text.matchAll(/(?:\bnode|\s-f) ([\w./-]+[.](?:ts|mjs|sql))\b/g)].flatMap(
    ([, path]) => path ?? [],
  )
  return [
    ...called.filter((name) => !scripts.includes(name)).map((name) => `there is no command npm run ${name}`),
    ...programs.filter((path) => !exists(path)).map((path) => `${path} does not exist`),
  ]
}
