import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@bailclair/one-machine/project.ts'

/** Copies the owner site twice, changes one line of the second copy and builds both. Returns their folders. */
export async function buildReleases(folder: string): Promise<[first: string, second: string]> {
  const build = async (name: string, line: string) => {
    const site = join(folder, name, 'sites/owner')
    await mkdir(site, { recursive: true })
    await cp(join(projectRoot, 'sites/owner'), site, {
      recursive: true,
      filter: (file) => !/^(dist|node_modules|\.build-.*)$/.test(basename(file)),
    })
    for (const shared of ['node_modules', 'tsconfig.base.json'])
      await symlink(join(projectRoot, shared), join(folder, name, shared))
    await appendFile(join(site, 'src/app/entry-client.tsx'), line)
    await promisify(execFile)(process.execPath, [join(site, 'build/build.ts')])
    return site
  }
  return [await build('first', ''), await build('second', "document.documentElement.dataset['release'] = 'second'\n")]
}
