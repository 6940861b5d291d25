import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '#project.ts'
import { buildIfStale } from '#stack/site-build.ts'
import { makeRelease, type Origin } from './make-release.ts'

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

const read = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'))
const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim()

function originOf(): Origin {
  const { name, version } = read('package.json')
  const isModified = git('status', '--porcelain') !== ''
  const revision = `${git('rev-parse', 'HEAD')}${isModified ? '-modified' : ''}`
  return { name, version, revision, seconds: Number(git('log', '-1', '--format=%ct')) }
}

for (const site of ['owner', 'tenant', 'desk'] as const)
  await buildIfStale(site, new AbortController().signal, () => console.log(`Building the site ${site}…`))

const to = resolve(projectRoot, values.to)
const origin = originOf()
const libc = 'glibcVersionRuntime' in (process.report.getReport() as { header: object }).header ? 'glibc' : 'musl'
const { packages, entries, digest } = makeRelease({
  root: projectRoot,
  to,
  withNode: !values['without-node'],
  origin,
  platform: { os: process.platform, cpu: process.arch, libc },
  packages: read('package-lock.json').packages,
})
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
