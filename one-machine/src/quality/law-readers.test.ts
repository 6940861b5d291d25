import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lawRuleIds } from '@bailclair/domain/law/law-rules.data.ts'
import { isListedOnly } from '@bailclair/domain/law/listed-rules.data.ts'
import { expect, it } from 'vitest'
import { projectRoot } from '#project.ts'

/** They name rules without deciding anything by their state. */
const lists = [
  'domain/src/law/law-rules.data.ts',
  'domain/src/law/listed-rules.data.ts',
  'domain/src/law/energy-rule-days.data.ts',
  'domain/src/law/home-outlook.rules.ts',
]
const isReader = (path: string) => !lists.includes(path) && !/(\.test|-cases)\.ts$/.test(path)
/** Without the sites, which show what these decide and list every rule. */
const readers = globSync('{domain,api}/src/**/*.ts', { cwd: projectRoot })
  .filter(isReader)
  .map((path) => readFileSync(join(projectRoot, path), 'utf8'))

it.each(lawRuleIds)('%s decides something in the code, or is listed only', (rule) => {
  expect(readers.some((code) => code.includes(`'${rule}'`))).toBe(!isListedOnly(rule))
})
