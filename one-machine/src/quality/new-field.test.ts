import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from './project-copy.ts'

/** A field that is added to the list of a noun alone must not compile: each place that forgets it is named. */

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy.remove())

/** The files in which the compiler finds an error. One program of all three workspaces takes half the time of three. */
function filesWithErrors(): string[] {
  const include = ['src', '../../api/src', '../../domain/src']
  const exclude = ['../../**/*.test.ts', '../../**/*.test.tsx']
  copy.write('sites/owner/tsconfig.all.json', JSON.stringify({ extends: './tsconfig.json', include, exclude }))
  const output = copy.run('tsc', '-p', 'sites/owner/tsconfig.all.json', '--pretty', 'false')
  return [...new Set([...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].sort()
}

it('an optional private field of a property', { timeout: 180_000 }, () => {
  const list = 'domain/src/property/property.schema.ts'
  const field = "  deposit: { schema: nonNegativeEuros, step: 'rent' },\n"
  copy.write(list, copy.read(list).replace('  ...energyFields,\n', `${field}$&`))
  expect(copy.read(list)).toContain(field)
  expect(filesWithErrors()).toEqual([
    'api/src/owner/export-page.ts',
    'api/src/property/property-columns.ts',
    'sites/owner/src/property/use-field-values.ts',
    'sites/owner/src/property/wizard/rent-step.tsx',
    'texts/src/property-texts.ts',
  ])
})
