import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '#project.ts'
import { buildRelease } from './build-release.ts'

/**
 * `npm run release -- --to FOLDER`: builds the sites and makes a folder that runs without npm, network or build.
 * `--without-node` leaves Node to the machine; `--archive FILE.tar` also packs it, with the same bytes each time.
 */
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'release' },
    archive: { type: 'string' },
    'without-node': { type: 'boolean', default: false },
  },
})

const to = resolve(projectRoot, values.to)
const withNode = !values['without-node']
const { packages, entries, digest, origin } = await buildRelease({ to, withNode, report: console.log })
const megabytes = (chosen: (path: string) => boolean) =>
  Math.round(entries.filter(({ path }) => chosen(path)).reduce((sum, { bytes }) => sum + bytes, 0) / 1e5) / 10

console.log(`Release ${origin.version} of ${origin.revision}
  Folder    ${to}
  Packages  ${packages.length}, without those for development or other machines
  Size      ${megabytes(() => true)} MB: Node ${megabytes((path) => path.startsWith('bin/'))}, packages ${megabytes((path) => path.startsWith('node_modules/'))}, ours ${megabytes((path) => !/^(bin|node_modules)\//.test(path))}
  Digest    sha256:${digest}`)

if (values.archive) {
  const archive = resolve(projectRoot, values.archive)
  const options = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--format=gnu']
  execFileSync('tar', [...options, '--create', '--file', archive, '--directory', to, '.'])
  console.log(`  Archive   ${archive}`)
}
