import { join } from 'node:path'
import { buildChangedSite } from '@bailclair/one-machine/release/build-changed-site.ts'

/** Builds the owner site twice, the second time with one line more. Returns their folders. */
export const buildReleases = async (folder: string): Promise<[first: string, second: string]> => [
  await buildChangedSite(join(folder, 'first'), 'owner', ''),
  await buildChangedSite(join(folder, 'second'), 'owner', "document.documentElement.dataset['release'] = 'second'\n"),
]
