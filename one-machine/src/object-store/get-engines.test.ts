import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { MissingProgram } from '#missing-program.ts'
import { projectRoot } from '#project.ts'
import { getEngines } from './get-engines.ts'
import { listTests } from './list-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'bailclair-engines-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const place = (name: string) => {
  writeFileSync(join(folder, name), '')
  return join(folder, name)
}

it('takes the engines that are named, then those of PATH, and names what is missing', () => {
  const versity = place('versitygw')
  expect(getEngines('/nowhere', { PATH: `/other:${folder}` })).toEqual({
    engines: [{ name: 'VersityGW', path: versity }],
    missing: [expect.stringContaining('MINIO_PATH')],
  })
  const minio = place('minio')
  expect(getEngines('/nowhere', { VERSITYGW_PATH: versity, MINIO_PATH: minio, PATH: '' })).toEqual({
    engines: [
      { name: 'VersityGW', path: versity },
      { name: 'MinIO', path: minio },
    ],
    missing: [],
  })
})

it('names every test that needs an engine', () => {
  const tests = join(projectRoot, 'api/test/object-store')
  const written = globSync('*.engine.ts', { cwd: tests }).flatMap(
    (file) => readFileSync(join(tests, file), 'utf8').match(/^\s*it[.(]/gm) ?? [],
  )
  const named = listTests(tests)
  expect(named).toContain('store.engine.ts: works in a folder of the bucket')
  expect(named).toHaveLength(written.length)
})

it('uses what was built before', () => {
  const versity = place('versitygw')
  expect(getEngines(folder, { PATH: '' }).engines).toEqual([{ name: 'VersityGW', path: versity }])
})

it('says that a path leads nowhere', () => {
  expect(() => getEngines(folder, { VERSITYGW_PATH: '/nowhere' })).toThrow(MissingProgram)
})
