import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#project.ts'
import { chromiumJourneys } from './chromium-journeys.ts'

const tests = globSync('e2e/**/*.e2e.ts', { cwd: projectRoot }).map((path) =>
  readFileSync(join(projectRoot, path), 'utf8'),
)

it.each(Object.keys(chromiumJourneys))('%s is a journey', (title) => {
  const name = /^\[J-\d+\]/.exec(title)?.[0] ?? title
  expect(tests.filter((test) => test.includes(name))).toHaveLength(1)
})
