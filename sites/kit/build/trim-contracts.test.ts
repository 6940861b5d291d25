import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { serverProperties, trimContract } from './trim-contracts.ts'

const root = resolve(import.meta.dirname, '../../..')

it('keeps what a caller reads of a route', () => {
  const code = `export const contract = {
  rename: defineRoute({
    method: 'POST',
    path: '/property/:id/name',
    access: 'owner',
    summary: 'Renames, a property',
    params: z.object({ id: propertyId }),
    body: z.object({ summary: z.string() }),
    response: property,
    status: 201
  }),
}`
  const trimmed = trimContract(code)
  for (const kept of ["method: 'POST'", "'/property/:id/name'", 'summary: z.string()', 'response: property'])
    expect(trimmed).toContain(kept)
  expect(trimmed).not.toMatch(/access|Renames|params|status/)
})

it('drops nothing that a site reads', () => {
  const files = readdirSync(join(root, 'sites'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^\w+\/src\/.+\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const read = new RegExp(`Contract\\.\\w+\\.(${serverProperties.join('|')})\\b`)
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => read.test(readFileSync(join(root, 'sites', file), 'utf8')))).toEqual([])
})
