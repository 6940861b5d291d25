import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildChangedSite } from '@bailclair/one-machine/release/build-changed-site.ts'
import type { Context } from './context.ts'
import { openRelease, type Release } from './release.ts'

const line = "document.documentElement.dataset['release'] = 'next'\n"

/** The same release with other sites: every script of theirs has another name. */
export async function makeNextRelease({ folder, makeFolder }: Context, release: Release): Promise<Release> {
  const next = join(folder, 'release-2')
  await cp(release.folder, next, { recursive: true, verbatimSymlinks: true })
  for (const site of ['owner', 'tenant', 'desk'] as const) {
    const built = await buildChangedSite(makeFolder(`next-${site}`), site, line)
    const dist = join(next, 'sites', site, 'dist')
    await rm(dist, { recursive: true })
    await cp(join(built, 'dist'), dist, { recursive: true })
  }
  return openRelease(next, join(folder, 'settings'))
}
