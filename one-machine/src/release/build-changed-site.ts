import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '#project.ts'

type Site = 'owner' | 'tenant' | 'desk'

/** Builds a site as the next release might have it: with one more line. Returns its folder, inside an empty `folder`. */
export async function buildChangedSite(folder: string, site: Site, line: string): Promise<string> {
  const copy = join(folder, 'sites', site)
  await mkdir(copy, { recursive: true })
  await cp(join(projectRoot, 'sites', site), copy, {
    recursive: true,
    filter: (file) => !/^(dist|node_modules|\.build-.*)$/.test(basename(file)),
  })
  for (const shared of ['node_modules', 'tsconfig.base.json'])
    await symlink(join(projectRoot, shared), join(folder, shared))
  await appendFile(join(copy, 'src/app/entry-client.tsx'), line)
  await promisify(execFile)(process.execPath, [join(copy, 'build/build.ts')])
  return copy
}
