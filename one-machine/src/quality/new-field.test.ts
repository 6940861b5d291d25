import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from './project-copy.ts'

/** A field that is added to the list of a noun alone must not compile: each place that forgets it is named. */

let copy: ProjectCopy
beforeEach(() => {
  copy = copyProject()
})
afterEach(() => copy.remove())

/** The files in which the compiler finds an error. One program of all workspaces takes less time than one for each. */
function filesWithErrors(...sites: ('owner' | 'tenant' | 'desk')[]): string[] {
  const [site] = sites
  const include = ['../../api/src', '../../domain/src', ...sites.map((name) => `../${name}/src`)]
  const exclude = ['../../**/*.test.ts', '../../**/*.test.tsx']
  copy.write(`sites/${site}/tsconfig.all.json`, JSON.stringify({ extends: './tsconfig.json', include, exclude }))
  const output = copy.run('tsc', '-p', `sites/${site}/tsconfig.all.json`, '--pretty', 'false')
  return [...new Set([...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].sort()
}

it('an optional private field of a property', { timeout: 180_000 }, () => {
  const list = 'domain/src/property/property.schema.ts'
  const field = "  parking: { schema: nonNegativeEuros, step: 'rent' },\n"
  copy.write(list, copy.read(list).replace('  ...energyFields,\n', `${field}$&`))
  expect(copy.read(list)).toContain(field)
  expect(filesWithErrors('owner')).toEqual([
    'api/src/owner/export-page.ts',
    'api/src/property/property-columns.ts',
    'sites/owner/src/property/use-field-values.ts',
    'sites/owner/src/property/wizard/rent-step.tsx',
    'texts/src/property-texts.ts',
  ])
})

it('an optional field of a tenant, once it has a column', { timeout: 180_000 }, () => {
  const list = 'domain/src/rental-file/file-fields.schema.ts'
  const views = "{ self: 'optional', coTenant: 'never', desk: 'optional', owner: 'optional', webhook: 'never' }"
  copy.write(
    list,
    copy
      .read(list)
      .replace('    incomeCorrection,\n  },\n', '    employer: z.string(),\n$&')
      .replace('    tenantType: { self:', `    employer: ${views},\n$&`),
  )
  const columns = 'api/src/platform/database/schema.generated.ts'
  copy.write(columns, copy.read(columns).replace(/\n {2}tenant: \{\n/, '$&    employer: string | null\n'))
  expect(copy.read(list).match(/employer/g)).toHaveLength(2)
  expect(copy.read(columns)).toContain('employer')
  expect(filesWithErrors('owner', 'tenant', 'desk')).toEqual([
    'api/src/complete-file/pdf/summary.ts',
    'domain/src/rental-file/file-changes.schema.ts',
    'sites/desk/src/verification/part/declared-facts.tsx',
    'sites/kit/src/complete-file/tenant-part.tsx',
    'sites/tenant/src/rental-file/summary/file-recap.tsx',
    'texts/src/person-texts.ts',
  ])
})
