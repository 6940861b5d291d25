import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { MissingProgram } from '#missing-program.ts'
import { getKeycloak } from './get-keycloak.ts'

/** A script that prints a Java version, or fails. */
function fakeJava(home: string, version: string | undefined) {
  mkdirSync(join(home, 'bin'), { recursive: true })
  const script = version ? `echo 'openjdk version "${version}" 2025-04-15' >&2` : 'exit 1'
  writeFileSync(join(home, 'bin/java'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

describe('getKeycloak', () => {
  let folder: string
  const at = (...names: string[]) => join(folder, ...names)
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bailclair-keycloak-'))
    fakeJava(at('java'), '17.0.15')
    return () => rmSync(folder, { recursive: true })
  })
  const install = (version: string) => {
    for (const [path, text] of [
      ['bin/kc.sh', '#!/bin/sh\n'],
      ['version.txt', version],
      ['data/h2/keycloakdb', 'theirs'],
    ] as const) {
      mkdirSync(join(at('theirs', path), '..'), { recursive: true })
      writeFileSync(at('theirs', path), text)
    }
  }
  const get = (env: Record<string, string> = {}) =>
    getKeycloak(at('ours'), { JAVA_HOME: at('java'), KEYCLOAK_HOME: at('theirs'), ...env })

  it('copies KEYCLOAK_HOME without its data, once per version', () => {
    install('Keycloak 1')
    const home = get()
    expect(home.startsWith(at('ours'))).toBe(true)
    expect(existsSync(join(home, 'data'))).toBe(false)
    writeFileSync(join(home, 'built'), '')
    expect(existsSync(join(get(), 'built'))).toBe(true)
    install('Keycloak 2')
    expect(existsSync(join(get(), 'built'))).toBe(false)
    expect(readFileSync(at('theirs/data/h2/keycloakdb'), 'utf8')).toBe('theirs')
  })

  it('throws when KEYCLOAK_HOME is no Keycloak', () => {
    expect(() => get()).toThrow(new MissingProgram(`KEYCLOAK_HOME is ${at('theirs')}, where there is no bin/kc.sh.`))
  })

  it.each([undefined, '11.0.2', '1.8.0'])('throws when Java is missing or old: %s', (version) => {
    fakeJava(at('java'), version)
    expect(() => get()).toThrow(new MissingProgram('Keycloak runs on Java 17 or newer, and none is here.'))
  })

  it('uses what was unpacked before', () => {
    mkdirSync(at('ours/keycloak-26.7.4/bin'), { recursive: true })
    writeFileSync(at('ours/keycloak-26.7.4/bin/kc.sh'), '')
    expect(get({ KEYCLOAK_HOME: '' })).toBe(at('ours/keycloak-26.7.4'))
  })
})
