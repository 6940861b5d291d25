import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { MissingProgram } from '#missing-program.ts'
import { assertChecksum, getVeraPdf } from './get-verapdf.ts'

let folder: string
const program = (name: string, script: string) =>
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bailclair-verapdf-'))
  vi.stubEnv('PATH', folder)
  program('java', `echo 'openjdk version "17.0.15" 2025-04-15' >&2`)
  return () => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  }
})

it.each(['exit 1', `echo 'openjdk version "1.8.0"' >&2`])('says that Java is missing or old: %s', (script) => {
  program('java', script)
  expect(() => getVeraPdf(folder, {})).toThrow(
    new MissingProgram('veraPDF runs on Java 11 or newer, and none is here.'),
  )
})

it('says that VERAPDF_JAR leads nowhere', () => {
  expect(() => getVeraPdf(folder, { VERAPDF_JAR: '/nowhere.jar' })).toThrow('VERAPDF_JAR is /nowhere.jar')
})

it('says that Maven is missing, or what it printed', () => {
  expect(() => getVeraPdf(folder, {})).toThrow('No veraPDF is available: Maven is not installed')
  program('mvn', 'echo no network; exit 1')
  expect(() => getVeraPdf(folder, {})).toThrow(/Maven could not fetch [\w.:-]+:\nno network\nSet VERAPDF_JAR/)
})

it('uses the copy of an earlier run', () => {
  const jar = join(folder, 'greenfield-apps-1.28.2.jar')
  writeFileSync(jar, '')
  expect(getVeraPdf(folder, {})).toBe(jar)
})

it('refuses a file with another checksum', () => {
  program('some.jar', '')
  expect(() => assertChecksum(join(folder, 'some.jar'))).toThrow('is not the expected file')
})
