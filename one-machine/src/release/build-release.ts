import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#project.ts'
import { buildIfStale } from '#stack/site-build.ts'
import { makeRelease, type Origin, type Release } from './make-release.ts'

type Options = { to: string; withNode?: boolean; report?: (line: string) => void }

const read = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'))
const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim()

/** Builds the sites that changed and makes a release of this project. */
export async function buildRelease({
  to,
  withNode = true,
  report = () => undefined,
}: Options): Promise<Release & { origin: Origin }> {
  for (const site of ['owner', 'tenant', 'desk'] as const)
    await buildIfStale(site, new AbortController().signal, () => report(`Building the site ${site}…`))
  const origin = originOf()
  const libc = 'glibcVersionRuntime' in (process.report.getReport() as { header: object }).header ? 'glibc' : 'musl'
  const release = await makeRelease({
    root: projectRoot,
    to,
    withNode,
    origin,
    platform: { os: process.platform, cpu: process.arch, libc },
    packages: read('package-lock.json').packages,
  })
  return { ...release, origin }
}

function originOf(): Origin {
  const { name, version } = read('package.json')
  const isModified = git('status', '--porcelain') !== ''
  const revision = `${git('rev-parse', 'HEAD')}${isModified ? '-modified' : ''}`
  return { name, version, revision, seconds: Number(git('log', '-1', '--format=%ct')) }
}
